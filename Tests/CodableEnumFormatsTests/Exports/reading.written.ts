export type AnyCase =
  | { status: string; size: number }
  | { status: "failed" };

export type AnyCaseKey =
  | { [key: string]: { size: number } }
  | { failed: object };

export type BesideOrUnder =
  | { kind: "gap" }
  | { kind: "size"; payload: { bytes?: number } };

export type Coerced =
  | { status: number }
  | { status: 204 }
  | { status: string };

export type KeptAsItCame =
  | { kind: "text"; body: string }
  | { kind: string | number | boolean; [key: string]: unknown }
  | [string | number | boolean, ...unknown[]];

export type KeptInOnePlace =
  | { kind: "SIZE"; payload: { bytes: number } }
  | { kind: string | number | boolean; [key: string]: unknown };

export type Moved =
  | { type: "picture"; file: { url: string }; width: number }
  | { type: "gap" };

export type NamedInAnyCase =
  | "reset"
  | { text: { body: string } };

export type Open =
  | { type: "text"; body: string }
  | { type: string | number | boolean; [key: string]: unknown };

export type OpenKey =
  | { text: { body: string } }
  | { [key: string]: object };

export type Partly =
  | { type: "text"; body: string }
  | { type: string };

export type Payment = 0 | 1;

export type Perhaps =
  | { body: string }
  | null;

export type Renamed =
  | { type: "text"; body: string }
  | { type: "link"; to: string };

export type Reply =
  | { status: number; body: string }
  | { status: 204 | 205 };

export type Resilient =
  | { type: "text"; body: string }
  | { type: "broken"; original: unknown };

export type Server =
  | { type: "stdio"; command: string }
  | { url: string };

export type Sharing =
  | { kind: "text"; version: 1 }
  | { kind: "text"; body: string; version: 2 }
  | { kind: string };

export type SharingContent =
  | { kind: "text"; value: { version: 1 } }
  | { kind: "text"; value: { body: string; version: 2 } }
  | { kind: string | number | boolean; [key: string]: unknown }
  | { kind: "text"; [key: string]: unknown };

export type SharingKey =
  | { text: { version: 1 } }
  | { text: { body: string; version: 2 } }
  | { [key: string]: unknown }
  | { [key in "text"]?: unknown };

export type SharingKeyOrUnknown =
  | { text: { lines: string[] } }
  | { text: { body: string } };

export type SharingOrAny =
  | { kind: "text"; version: 1 }
  | { kind: "text"; body: string; version: 2 }
  | { kind: string | number | boolean; [key: string]: unknown }
  | { kind: "text"; [key: string]: unknown };

export type SharingOrNone =
  | { kind: "text"; version: 1 }
  | { kind: "text"; body: string; version: 2 };

export type SharingOrUnknown =
  | { kind: "text"; version: 1 }
  | { kind: "text"; body: string; version: 2 };

export type Size = "small" | "large";

export type Untold =
  | { kind: "plain" }
  | { kind: "text"; body: string };

export type UntoldTwice =
  | { kind: "plain" }
  | { kind: "text"; body: string };

export type Versioned =
  | { version: 1; name: string }
  | { version: 2; names: string[] };
