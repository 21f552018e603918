/** Stands in another type. */
export interface AppOuterInner {
  version: 1;
  /** A name of its own. */
  "the title": string;
  children: AppOuterInner[];
  parent: OuterHolder | null;
}

export type Beside =
  | { kind: "nothing"; value: Nothing; elements: ElementOptionalInt }
  | { kind: "role" } & ({ value: number } | { values: { _0: number[]; count: number } })
  | { kind: "choice"; id: number } & ({ first: { _0: number; name: string } } | { second: { _0: OuterInner } });

export interface BoxInt {
  content: number;
  more?: BoxInt[];
}

export interface BoxOptionalString {
  content: string | null;
  more?: BoxOptionalString[];
}

/** Coded by the compiler. */
export type Choice =
  /** With values. */
  | { first: { _0: number; name: string } }
  | { second: { _0: OuterInner } };

export type Element = ["one", unknown /* Value */];

export type ElementOptionalInt = ["one", number | null];

export type Everything =
  | { integers: [number, number, number, number, number] }
  | { numbers: [number, number, number] }
  | { texts: [string, string, string, string, number] }
  | { flags: [boolean, boolean[]] }
  | {
      dictionaries: [{ [key: string]: number }, { [key: string]: string }, { [key in "admin" | "rw"]?: number }, (string | number)[]];
    }
  | { nested: [AppOuterInner, Kind, Choice, BoxInt, BoxOptionalString] }
  | { unknown: [unknown /* Money */, GenericMoney[]] }
  | { any: unknown };

export interface Fixed {
  type: "place";
  at: [number, number];
  ages?: [number, number];
  direction: [number, number];
}

export type Generic =
  | { value: unknown /* Value */ }
  | { values: { _0: unknown /* Value */[]; count: number } };

export type GenericMoney =
  | { value: unknown /* Money */ }
  | { values: { _0: unknown /* Money */[]; count: number } };

export type Kind = "one" | "2";

export type Nothing = object;

export type OuterHolder = "a" | "b";

/** Keeps its name, although it is what `Outer.Inner` would be called. */
export interface OuterInner {
  id: number;
}

export type Role = "admin" | "rw";
