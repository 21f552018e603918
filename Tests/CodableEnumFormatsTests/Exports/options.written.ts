export type AnythingElse =
  | { t: "known" }
  | { t: string | number | boolean; [key: string]: unknown }
  /** Anything that can't be decoded otherwise is 'other'. */
  | unknown;

export type Appearance = "light" | null;

export type DriveEntry =
  | { type: "file"; size: number }
  | { type: "folder"; name?: string };

export type DriveKey =
  | { file: { size: number } }
  | { folder: { name?: string } };

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
  | { score: "pass" }
  | { score: 201 };

export type Instruction =
  | { verb: "await"; from: string }
  | { verb: "await" }
  | { verb: "say"; text: string }
  | { verb: "say"; text: string[] };

export type LongRange =
  | { t: "bb" }
  | { t: string };

export type Media =
  | { file: { path: string } }
  | { link: { url: string } };

export type Named =
  | { name: "zero" | string }
  | { name: string };

export interface Needed {
  type: "dot";
  color: string | null;
  width?: number;
}

export type Notice =
  | { type: "text"; body: string }
  | { type: null; until?: number }
  | { url: string };

export type OnlyWritten =
  | { t: "old" }
  | { t: string };

export type PathToTag =
  | { meta: { type: "plain" } }
  | [number | null, number | null];

export type PerhapsNull =
  | { ping: null }
  | { width: number | null }
  | { text: string };

export type Procedure =
  | { method: "ping"; jsonrpc: "2.0"; meta: { v: 1; via: null } }
  | { method: "call"; name: string; ids: [1, null]; flags: { strict: true } };

export interface RangeUnderTag {
  t: "b";
  b: { index: number };
}

export type RemoteCall =
  | { id: number; method: string }
  | { method: string; jsonrpc: "2.0" }
  | string
  | unknown;

export type Scene =
  | { home: [Record<string, never>] }
  | { credits: "none" }
  | { tutorial: { level: 1; boss: null } };

export type SharedKey =
  | { size: number }
  | { size: string };

export type StrictKeys =
  | { text: { body: string } }
  | { link: { url: string } };

export type StrictMedia =
  | { file: { path: string } }
  | { nothing: Record<string, never> };

export type StrictShape =
  | { type: "line"; width: number }
  | { type: "box"; name: string } & Fill;

export type UnknownNull =
  | { known: null }
  | { [key: string]: null };

export type Volume = "" | "a" | "n" | "vol";
