export type Flat =
  | { ping: object }
  | { text: string }
  | { maybe: number | null }
  | {
      extra: {
        name: string;
        /** number */
        [key: string]: unknown;
      };
    };

export interface Held {
  type: "value";
  data?: { value: unknown /* T */ };
}

export interface HeldInt {
  type: "value";
  data: { value: number };
}

export interface HeldOptionalInt {
  type: "value";
  data?: { value: number };
}

export type Keeper =
  | { held: { _0: HeldInt } }
  | HeldOptionalInt;

export type Limit =
  | false
  | "auto"
  | { size: number }
  | unknown /* HexCoder(Color) */;

export type Nested =
  | {
      meta: { type: "image" };
      image_url: { url: string; detail: string | null };
      /** Left out if it is black. */
      color?: string;
    }
  | {
      meta: { type: "dot" };
      /** To the right. */
      x: number;
      y?: number;
      note: string | null;
      strict: false;
    };

export type Part =
  | { type: "unauthorized"; at: number; message: "expired" }
  | { type: "unauthorized"; reason?: string }
  | { type: "order"; version: number };

export type Span =
  | [number, number | null]
  | [number];

/** Its tag is among the keys of a value. */
export interface TagInValue {
  meta: { type: "one"; id: number };
  count?: number;
}
