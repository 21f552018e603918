export interface Area {
  width: number;
  height?: number | null;
}

/** Cases of exclusive branches share a key. */
export type Build =
  | { size: { points: number } | { inches: number } }
  | { none: object };

/** What reads anything is only tried for objects. */
export type Choice =
  | object
  | string;

/** What `clip` writes has a key named like `frame`, but under it a number, so it isn't the other form's. */
export type Clip =
  | { frame: { x: number } }
  | { clip: { frame: number } }
  | { x: number }
  | { frame: number };

export type Coerced =
  | { type: "text" }
  | { type: string | number | boolean; [key: string]: unknown };

/** The second element tells the forms apart, whichever of the two tags is first. */
export type Either =
  | ["TEXT" | "text", [string, number]]
  | ["TEXT" | "text", { _0: string; _1: number }];

export type Element = ["size", (number | null)?];

export type Extra = {
  type: "counts";
  version?: unknown;
  /** number */
  [key: string]: unknown;
};

export type Fallback =
  | { small: object }
  | { large: { _0: number } }
  /** Anything that can't be decoded otherwise is 'small'. */
  | unknown;

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
  | "none";

export type Null =
  | { type: "text" }
  | { type: string | null; size?: number; old?: null };

export type Number = 1 | "1" | number | string;

export type OnlyWritten = ["ping"];

/** An array under a key is the first form's. */
export type Ping =
  | { ping: [] }
  | "ping"
  | { ping: unknown };

/** Without a width, the area is nil, and a height means nothing. */
export type Place = {
  type: "room";
  name: string;
} & (Area | object);

/** An unknown tag of either form is `other`, and what is tried without a tag has none. */
export type Signal =
  | { kind: "level"; value: number }
  | { kind: "label"; text: string }
  | { level: { value: number } }
  | { label: { text: string } }
  | { kind: string | number | boolean; [key: string]: unknown }
  | { value: number }
  | { text: string }
  | unknown;

export type Size =
  | { kind: "small" }
  | { kind: "exact"; width: number };

export type Sized = {
  type: "box";
  kind?: unknown;
  width?: unknown;
} & (Size | object);

/** A default that isn't used: the next value must be there as far as its spelling shows. */
export type Spelled =
  | { page: [string, (number | null)?] }
  | { last: [string?, (number | null)?] };

/** A value that is all that follows the tag may be missing. */
export type Whole = ["items", number[]?];
