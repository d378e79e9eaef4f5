import type { Kysely } from "kysely";
import type { DatabaseSchema } from "./DatabaseSchema.ts";

/** Where the data live: in this process's memory, in a folder of this machine, or on a PostgreSQL server. */
export type DatabaseLocation =
  | { readonly kind: "memory" }
  | { readonly kind: "folder"; readonly path: string }
  | {
      readonly kind: "server";
      readonly url: string;
      /** How many it may keep open at once; 10 when left out. */
      readonly connections?: number;
      /** Milliseconds that a request waits for one of them, before it is told to come again; 10,000 when left out. */
      readonly longestWait?: number;
    };

/** How many there are, how many of them have nothing to do, and how many wait for one. */
export type Connections = Readonly<Record<"open" | "idle" | "waiting", number>>;

/** An open connection to migrated tables. */
export interface Database {
  readonly db: Kysely<DatabaseSchema>;
  /** To a server, as they are now; `null` for a database in this process. */
  readonly connections: (() => Connections) | null;
  /** Ends all connections and lets the data folder go. */
  readonly close: () => Promise<void>;
}
