import type { Kysely } from "kysely";
import type { DatabaseSchema } from "./DatabaseSchema.ts";

/** A replica of the writer, for reads that may be slightly late. */
export interface ReplicaLocation {
  readonly url: string;
  /** The milliseconds by which it may be behind; 2,000 by default. */
  readonly longestLag?: number;
  /** Milliseconds without an answer after which the writer is asked; 1,000 by default. */
  readonly longestSilence?: number;
  /** Milliseconds after a failure before it is tried again; 5,000 by default. */
  readonly rest?: number;
  /** A monotonic clock, in milliseconds; `performance.now` by default. */
  readonly elapsed?: () => number;
}

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
       * Milliseconds after which a connection without a response is closed; 10,000 by default. Before that the server
       * ends statements and waits for locks.
       */
      readonly longestSilence?: number;
      readonly replica?: ReplicaLocation | undefined;
    };

/** The numbers of connections, of idle ones, and of waiting requests. */
export type Connections = Readonly<Record<"open" | "idle" | "waiting", number>>;

/** An open connection to migrated tables. */
export interface Database {
  readonly db: Kysely<DatabaseSchema>;
  /** The same tables, without limits of time: for migrations, imports and jobs. */
  readonly unlimited: Kysely<DatabaseSchema>;
  /** The tables as they were at most `longestLag` milliseconds ago, only for reading; `null` without a replica. */
  readonly late: { readonly db: Kysely<DatabaseSchema>; readonly longestLag: number } | null;
  /** To a server, as they are now; `null` for a database in this process. */
  readonly connections: (() => Connections) | null;
  /** Bytes of this process that a database in it takes now; `null` for a server. */
  readonly ownBytes: (() => number) | null;
  /** The dump of an embedded database, consistent while it runs; `null` for a server, which has tools of its own. */
  readonly dump: (() => Promise<string>) | null;
  /** Closes all connections and releases the data folder. */
  readonly close: () => Promise<void>;
}
