export type Coerced =
  | { type: "text" }
  | { type: string | number | boolean; [key: string]: unknown };

export type Element = ["size", (number | null)?];

export type Extra = {
  type: "counts";
  version?: unknown;
  /** number */
  [key: string]: unknown;
};

export type Kept =
  | { type: "text"; body: string }
  /** Without a tag, it is 'other'. */
  | { type?: null }
  | { type: string | number | boolean; [key: string]: unknown };

export type Missing =
  | { type: "text"; body?: string | null }
  /** Without a tag, it is 'text'. */
  | { type?: null; body?: string | null }
  | { url: string };

export type Named =
  | { type: string; body: string }
  | string;

export type Null =
  | { type: "text" }
  | { type: string | null; size?: number; old?: null };

export type Size =
  | { kind: "small" }
  | { kind: "exact"; width: number };

export type Sized = {
  type: "box";
} & (Size | object);
