export type Coerced =
  | { type: "text" }
  | { type: string };

export type Element = ["size", number | null];

export type Extra = {
  type: "counts";
  version: "2";
  /** number */
  [key: string]: unknown;
};

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

export type Size =
  | { kind: "small" }
  | { kind: "exact"; width: number };

export type Sized = {
  type: "box";
} & (Size | object);
