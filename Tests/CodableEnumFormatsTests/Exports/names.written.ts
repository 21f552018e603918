/** Keeps its name, although `A.B` would be called so. */
export type AB = "y";

export type A_B = "z";

export type AppAB = "x";

/** What the language calls so has to be left alone. */
export interface AppPartial {
  roles: { [key in "admin" | "user"]?: number };
}

export interface AppRecord {
  id: number;
}

export type Größe =
  | { art: "maß"; "länge": number }
  | { art: "色" };

export interface Letter {
  secret: Secret;
}

export type Move =
  | { op: "moveTo"; to: number }
  | { op: "moveBy"; by: number };

export interface Pair {
  both: [unknown /* First */, unknown /* Second */];
}

export interface PairArrayIntString {
  both: [number[], string];
}

export interface PairDictionaryStringIntAB {
  both: [{ [key: string]: number }, AppAB];
}

export interface PairIntString {
  both: [number, string];
}

export interface PairOptionalIntString {
  both: [number | null, string];
}

export type Role = "admin" | "user";

export interface Sealed {
  letter: Letter;
}

export interface Secret {
  text: string;
}

/** Ends the comment * / and begins /* one, with a \ and "quotes". */
export type Tree =
  | { "the \"type\"": "leaf"; "it's \"quoted\"": number; "ключ"?: string }
  | { "the \"type\"": "no\nline"; left: Tree; right: Tree }
  /** @deprecated */
  | { "the \"type\"": "old"; class: number; __proto__: number }
  | { "the \"type\"": "current" };

export type Uses =
  | {
      pairs: [PairIntString, PairArrayIntString, PairOptionalIntString, PairDictionaryStringIntAB];
    }
  | { builtIn: [AppPartial, AppRecord] };
