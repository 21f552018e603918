export type Amount =
  | number
  | string
  | { from: number; to: number };

export type Color =
  /** As of blood. */
  | "red"
  | "green";

export type Command =
  | "stop"
  | { stop: unknown }
  | { go: { to: string; _1?: number | null } };

export type Event =
  | { t: "ping"; c?: Record<string, never> | null }
  | { t: "text"; c: string }
  | { t: "move"; c: [number, number] }
  | { t: "resize"; c: { width: number; height: number } };

/** How urgent it is. */
export type Level = 0 | 1;

/**
 * A message in a chat.
 *
 * It is what the server sends.
 */
export type Message =
  /** Plain text. */
  | { type: "text"; body: string }
  /**
   * A picture.
   * @deprecated
   */
  | {
      type: "image";
      /** Where it is. */
      image_url: string;
      width?: number | null;
    }
  | { type: "conn-lost" }
  | { type: "quote"; of: Message[] };

export type Step =
  | ["wait"]
  | ["move", number, (number | null)?];

export type Switch =
  | "off"
  | { off: Record<string, never> | null }
  | { dimmed: number };

export type Tool =
  | { kind: "function"; function: { name: string } }
  | { kind: "file_search"; file_search: { query: string } }
  | { kind: "search"; search: { query: string } }
  | { kind?: null };
