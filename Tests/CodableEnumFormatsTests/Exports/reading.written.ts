export type Moved =
  | { type: "picture"; file: { url: string }; width: number }
  | { type: "gap" };

export type Open =
  | { type: "text"; body: string }
  | { type: string | number | boolean; [key: string]: unknown };

export type OpenKey =
  | { text: { body: string } }
  | Record<string, unknown>;

export type Payment = 0 | 1;

export type Reply =
  | { status: number; body: string }
  | { status: 204 | 205 };

export type Resilient =
  | { type: "text"; body: string }
  | { type: "broken"; original: unknown };

export type Server =
  | { type: "stdio"; command: string }
  | { url: string };

export type Size = "small" | "large";

export type Versioned =
  | { version: 1; name: string }
  | { version: 2; names: string[] };
