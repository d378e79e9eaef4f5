import type { Kysely } from "kysely";
import type { DatabaseSchema } from "./DatabaseSchema.ts";

/** Where the data live: in this process's memory, in a folder of this machine, or on a PostgreSQL server. */
export type DatabaseLocation =
  | { readonly kind: "memory" }
  | {
      readonly kind: "folder";
      readonly path: string;
      /** The folder of its backups; `backups` within `path` by default. */
      readonly backups?: string | undefined;
    }
  | {
      readonly kind: "server";
      readonly url: string;
      /** The most connections in the pool; 10 by default. */
      readonly connections?: number;
      /** Milliseconds that a request waits for a connection before it fails with "try again"; 10,000 by default. */
      readonly longestWait?: number;
      /**
       * Milliseconds after which a server that gives no answer is given up, with its connection; 10,000 by default. Within it
       * the server ends statements and waits for locks.
       */
      readonly longestSilence?: number;
    };

/** The numbers of connections, of idle ones, and of waiting requests. */
export type Connections = Readonly<Record<"open" | "idle" | "waiting", number>>;

/** An open connection to migrated tables. */
export interface Database {
  readonly db: Kysely<DatabaseSchema>;
  /** The same tables, without limits of time: for migrations, imports and jobs. */
  readonly unlimited: Kysely<DatabaseSchema>;
  /** To a server, as they are now; `null` for a database in this process. */
  readonly connections: (() => Connections) | null;
  /** Bytes of this process that a database in it takes now; `null` for a server. */
  readonly ownBytes: (() => number) | null;
  /** The dump of an embedded database, consistent while it runs; `null` for a server, which has tools of its own. */
  readonly dump: (() => Promise<string>) | null;
  /** Closes all connections and releases the data folder. */
  readonly close: () => Promise<void>;
}
