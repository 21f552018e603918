export type AnyCase =
  | { status: string; size?: number; length?: number }
  | { status: string };

export type AnyCaseKey =
  | { [key: string]: { size: number } }
  | { [key: string]: object };

export type BesideOrUnder =
  | { kind: "gap" }
  | { kind: "size"; payload?: { bytes?: number | null } | null }
  | { kind: "size"; bytes?: number | null; _0?: number | null };

export type Coerced =
  | { status: number | string }
  | { status: 204 | "204" }
  | { status: string | number | boolean; [key: string]: unknown };

export type KeptAsItCame =
  | { kind: "text"; body: string }
  | ["text", string]
  | { kind: string | number | boolean; [key: string]: unknown }
  | [string | number | boolean, ...unknown[]];

export type KeptInOnePlace =
  | { kind: "SIZE" | "size"; payload: { bytes: number } }
  | { kind: "SIZE" | "size"; bytes: number }
  | { kind: string | number | boolean; [key: string]: unknown };

export type Moved =
  | {
      type: "picture" | "image" | "photo";
      file?: { url?: string } | null;
      width?: number;
      link?: string;
    }
  | { type: "gap" }
  | {
      picture: { file?: { url?: string } | null; width?: number; link?: string; url?: string };
    }
  | { image: { file?: { url?: string } | null; width?: number; link?: string; url?: string } }
  | { photo: { file?: { url?: string } | null; width?: number; link?: string; url?: string } }
  | { gap: object }
  | {
      t: "picture" | "image" | "photo";
      c: { file?: { url?: string } | null; width?: number; link?: string; url?: string };
    }
  | { t: "gap" };

export type NamedInAnyCase =
  | string
  | { [key: string]: unknown }
  | { [key: string]: { body: string } };

export type Open =
  | { type: "text"; body: string }
  | { type: string | number | boolean; [key: string]: unknown };

export type OpenKey =
  | { text: { body: string } }
  | { [key: string]: unknown };

export type Partly =
  | { type: "text"; body: string }
  | { type: string; [key: string]: unknown };

export type Payment = 0 | "0" | 1 | "1";

export type Perhaps =
  | { body: string }
  | null;

export type Renamed =
  | { type: "text" | "plain"; body: string }
  | { type: "link"; to: string };

export type Reply =
  | { status: number; body: string }
  | { status: 204 | 205 };

export type Resilient =
  | { type: "text"; body: string }
  | { type: "broken"; original: unknown }
  /** Anything that can't be decoded otherwise is 'broken'. */
  | unknown;

export type Server =
  | { type: "stdio"; command: string }
  | { url: string };

export type Sharing =
  | { kind: "text"; version: 1 }
  | { kind: "text"; body: string; version: 2 }
  | { kind: string; [key: string]: unknown };

export type SharingContent =
  | { kind: "text"; value: { version: 1 } }
  | { kind: "text"; value: { body: string; version: 2 } }
  | { kind: string | number | boolean; [key: string]: unknown }
  | { kind: "text"; [key: string]: unknown };

export type SharingKey =
  | { text: { version: 1 } | { body: string; version: 2 } }
  | { [key: string]: unknown }
  | { [key in "text"]?: unknown };

export type SharingKeyOrUnknown =
  | { text: { lines: string[] } | { body: string } }
  /** Any other key. */
  | { [key: string]: { body: string } };

export type SharingOrAny =
  | { kind: "text"; version: 1 }
  | { kind: "text"; body: string; version: 2 }
  | { kind: string | number | boolean; [key: string]: unknown }
  | { kind: "text"; [key: string]: unknown };

export type SharingOrNone =
  | { kind: "text"; version: 1 }
  | { kind: "text"; body: string; version: 2 }
  /** Without a tag, it is 'text'. */
  | { kind?: null; body: string; version?: 2 };

export type SharingOrUnknown =
  | { kind: "text"; version: 1 }
  | { kind: "text"; body: string; version: 2 }
  /** Any other tag. */
  | { kind: string; body: string; version?: 2 };

export type Size = string;

export type Untold =
  | { kind: "plain" }
  | { kind: "text"; body: string }
  | { plain: object }
  | { text: { body: string } }
  /** Without a tag, it is 'plain'. */
  | { kind?: null };

export type UntoldTwice =
  | { kind: "plain" }
  | { kind: "text"; body: string }
  | { t: "plain" }
  | { t: "text"; c: { body: string } }
  /** Without a tag, it is 'plain'. */
  | { kind?: null };

export type Versioned =
  | { version: 1; name: string }
  | { version: 2; names: string[] }
  /** Without a tag, it is 'first'. */
  | { version?: null; name: string };
