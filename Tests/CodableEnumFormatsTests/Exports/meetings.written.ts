export interface Area {
  width: number;
  height?: number;
}

/** Cases of exclusive branches share a key. */
export type Build =
  | { size: { points: number } }
  | { size: { inches: number } }
  | { none: object };

/** What reads anything is only tried for objects. */
export type Choice = Fallback | string;

/** What `clip` writes has a key named like `frame`, but under it a number, so it isn't the other form's. */
export type Clip =
  | { x: number }
  | { frame: number };

export type Coerced =
  | { type: "text" }
  | { type: string };

/** The second element tells the forms apart, whichever of the two tags is first. */
export type Either = ["TEXT", [string, number]];

export type Element = ["size", number | null];

export type Extra = {
  type: "counts";
  version: "2";
  /** number */
  [key: string]: unknown;
};

export type Fallback =
  | { small: object }
  | { large: { _0: number } };

export type Kept =
  | { type: "text"; body: string }
  | { type: string | number | boolean; [key: string]: unknown }
  | object;

export type Missing =
  | { type: "text"; body?: string }
  | { url: string };

export type Named =
  | { type: "text"; body: string }
  | "none";

export type Null =
  | { type: "text" }
  | { type: null; size: number; old: null };

export type Number = 1 | number;

export type OnlyWritten =
  | ["ping"]
  | { size: number };

/** An array under a key is the first form's. */
export interface Ping {
  ping: [];
}

/** Without a width, the area is nil, and a height means nothing. */
export type Place = {
  type: "room";
  name: string;
} & (Area | object);

/** An unknown tag of either form is `other`, and what is tried without a tag has none. */
export type Signal =
  | { kind: "level"; value: number }
  | { kind: "label"; text: string }
  | { kind: string | number | boolean; [key: string]: unknown }
  | unknown;

export type Size =
  | { kind: "small" }
  | { kind: "exact"; width: number };

export type Sized = {
  type: "box";
} & (Size | object);

/** A default that isn't used: the next value must be there as far as its spelling shows. */
export type Spelled =
  | { page: [string, number | null] }
  | { last: [string, number | null] };

/** A value that is all that follows the tag may be missing. */
export type Whole = ["items", number[]];
