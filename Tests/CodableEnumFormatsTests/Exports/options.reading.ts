export type AnythingElse =
  | { t: "known" }
  | { t: string | number | boolean; [key: string]: unknown }
  /** Anything that can't be decoded otherwise is 'other'. */
  | unknown;

export type Appearance = "light" | null;

export type DriveEntry =
  | { type: "file"; size: number }
  | { type: string; name?: string | null };

export type DriveKey =
  | { file: { size: number } }
  | { folder: { name?: string | null } }
  /** Any other key. */
  | { [key: string]: { name?: string | null } };

export type Fill =
  | { fill: "plain"; alpha: number }
  | { fill: "image"; url: string };

export type FirstContent =
  | { text: { body: string } }
  | { ping: null };

export type FormField =
  | { type: "number"; value: number }
  | { type: string | number | boolean; [key: string]: unknown } & unknown /* FieldCoder([String: String]) */;

export type Grade =
  | { score: number }
  | { score: "pass" | number }
  | { score: 201 | number };

export type Instruction =
  | { verb: "await" | "wait"; from?: string }
  | { verb: "await" }
  | { verb: "say"; text: string }
  | { verb: "say"; text: string[] };

export type LongRange =
  | { t: "bb" | string }
  | { t: string; [key: string]: unknown };

export type Media =
  | { file: { path: string } }
  | { link: { url: string } }
  /** Without a tag, it is 'link'. */
  | { file?: null; link?: null; url: string };

export type Named =
  | { name: "zero" | string }
  | { name: string };

export interface Needed {
  type: "dot";
  color: string | null;
  width?: number | null;
}

export type Notice =
  | { type: "text"; body: string }
  | { type: "none" | null; until?: number | null }
  | { url: string };

export type OnlyWritten = {
  t: string;
  [key: string]: unknown;
};

export type PathToTag =
  | { meta: { type: "plain" } }
  | [number | null, number | null]
  /** Without a tag, it is 'plain'. */
  | { meta?: boolean | number | string | unknown[] | { type?: null } | null };

export type PerhapsNull =
  | { ping: null }
  | { width: number | null }
  | { text: string };

export type Procedure =
  | { method: "ping" }
  | { method: "call"; name: string; ids?: [1, null]; flags?: { strict: true } };

export type RangeUnderTag =
  | { t: "b"; b: { index: number } }
  /** The values are under the key that is the value of "t". */
  | { t: string; [key: string]: unknown };

export type RemoteCall =
  | { id: number; method: string }
  | { method: string; jsonrpc: "2.0" }
  | string
  | unknown;

export type Scene =
  | { home: [Record<string, never>] }
  | { credits: "none" }
  | { tutorial: { level: 1; boss: null } };

export interface SharedKey {
  size: number | string;
}

export type StrictKeys =
  | { text: { body: string } }
  | { link: { url: string } };

export type StrictMedia =
  | { file: { path: string } }
  | { nothing: Record<string, never> }
  /** Without a tag, it is 'nothing'. */
  | { file?: null; nothing?: null };

export type StrictShape =
  | { type: "line"; width: number }
  | { type: "box"; name: string } & Fill;

export type UnknownNull =
  | { known: null }
  | { [key: string]: unknown };

export type Volume =
  | ""
  | string
  | "a"
  | "n"
  | "vol"
  /** Any string of "vol"..<"vom". */
  | string;
