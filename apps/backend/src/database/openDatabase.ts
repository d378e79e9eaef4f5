import type { PGlite } from "@electric-sql/pglite";
import { pgDump } from "@electric-sql/pglite-tools/pg_dump";
import { type Dialect, type LogEvent, PGliteDialect, PostgresDialect, sql } from "kysely";
import type { Database, DatabaseLocation } from "./Database.ts";
import type { DatabaseSchema } from "./DatabaseSchema.ts";
import { RetryingKysely } from "./RetryingKysely.ts";
import { backupFolderOf } from "./backupFiles.ts";
import { fairDialect } from "./fairDialect.ts";
import { fairTurns } from "./fairTurns.ts";
import { guardDisk, isFull } from "./guardDisk.ts";
import { lockDataFolder } from "./lockDataFolder.ts";
import { migrate } from "./migrate.ts";
import { type Restored, openInFolder, openInMemory } from "./openPglite.ts";
import { openPool, openUnlimitedPool } from "./openPool.ts";
import { type LateRead, openReplica } from "./openReplica.ts";
import { waitForPrimary } from "./waitForPrimary.ts";
import { yieldingPglite } from "./yieldingPglite.ts";

/** Servers before PostgreSQL 17 do not know it, and would refuse the dump. */
const unknownToOlder = /^SET transaction_timeout = 0;\n/m;

/**
 * The dump of an embedded database, as `pg_dump` writes it: SQL with inserts, which both engines read. Nothing else may run on the
 * database meanwhile.
 */
async function dumpEmbedded(pglite: PGlite): Promise<string> {
  const file = await pgDump({ pg: pglite, args: ["--no-owner", "--no-privileges", "--rows-per-insert=500"] });
  // pg_dump hangs up where others end a connection: its read-only transaction and its settings are still there.
  await pglite.exec("rollback; reset all");
  return (await file.text()).replace(unknownToOlder, "");
}

function bytesOf(database: PGlite | null): number {
  const memory: unknown = database?.Module.HEAPU8;
  return memory instanceof Uint8Array ? memory.byteLength : 0;
}

interface OpenOptions {
  /** Called with every finished statement, without its parameters. */
  readonly onStatement?: ((statement: string, milliseconds: number) => void) | undefined;
  /** Called when a server has cut an idle connection. */
  readonly onConnectionLost?: ((error: Error) => void) | undefined;
  /** Called with who has answered each late read. */
  readonly onLateRead?: ((read: LateRead) => void) | undefined;
  /** Called with the milliseconds by which a replica is behind, whenever that is looked at. */
  readonly onLag?: ((milliseconds: number) => void) | undefined;
  /** Called with the reason now and then while no server can be written to. */
  readonly onWaiting?: ((reason: unknown) => void) | undefined;
  /** Called when damaged files of an embedded database were kept aside and the newest backup took their place. */
  readonly onRestored?: ((restored: Restored) => void) | undefined;
  /** Called when an embedded database begins to only read, because its disk is nearly full, and when it ends to. */
  readonly onReadOnly?: ((isReadOnly: boolean) => void) | undefined;
  /** Called when the disk of an embedded database does not answer. */
  readonly onDiskError?: ((error: unknown) => void) | undefined;
  /** Milliseconds to wait for such a server; five minutes by default. */
  readonly longestStart?: number | undefined;
}

interface Opening {
  readonly onStatement: (statement: string, milliseconds: number) => void;
  readonly onLateRead: (read: LateRead) => void;
  readonly onLag: (milliseconds: number) => void;
  readonly onReadOnly: (isReadOnly: boolean) => void;
  readonly onDiskError: (error: unknown) => void;
  readonly log: (event: LogEvent) => void;
  readonly onConnectionLost: (error: Error) => void;
  readonly onRestored: (restored: Restored) => void;
}

type ServerLocation = Extract<DatabaseLocation, { kind: "server" }>;

function openServer(location: ServerLocation, opening: Opening): Database {
  const { log, onConnectionLost } = opening;
  const pool = openPool(location, { onConnectionLost });
  const { connections = 10, longestWait = 10_000 } = location;
  const turns = fairTurns({ atOnce: connections, ofOne: Math.max(2, Math.ceil(connections / 2)), longestWait });
  const open = (dialect: Dialect) => new RetryingKysely<DatabaseSchema>({ dialect, log });
  const db = open(fairDialect(new PostgresDialect({ pool }), turns));
  // Opened when it is first needed: most processes of a test need none.
  const unlimited = open(new PostgresDialect({ pool: async () => openUnlimitedPool(location, { onConnectionLost }) }));
  const { replica } = location;
  const late = replica === undefined ? null : openReplica(location, replica, { ...opening, writer: db });
  return {
    db,
    unlimited,
    late,
    connections: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: turns.waiting() }),
    ownBytes: null,
    dump: null,
    close: async () => void (await Promise.all([db.destroy(), unlimited.destroy(), late?.close()])),
  };
}

function openEmbedded(
  location: Exclude<DatabaseLocation, ServerLocation>,
  { log, onRestored, onReadOnly, onDiskError }: Opening,
): Database {
  const lock = location.kind === "folder" ? lockDataFolder(location.path) : null;
  let embedded: PGlite | null = null;
  let endGuard = () => {};
  const open = async () => {
    if (location.kind === "memory") embedded = await openInMemory();
    else {
      const { path } = location;
      embedded = await openInFolder(path, { backups: backupFolderOf(location), onRestored });
      endGuard = await guardDisk(embedded, { isFull: () => isFull(path), onReadOnly, onError: onDiskError });
    }
    return yieldingPglite(embedded);
  };
  const turns = fairTurns({ atOnce: 1, ofOne: 1, longestWait: 10_000 });
  const dialect = fairDialect(new PGliteDialect({ pglite: open }), turns);
  const db = new RetryingKysely<DatabaseSchema>({ dialect, log });
  return {
    db,
    unlimited: db,
    late: null,
    connections: null,
    ownBytes: () => bytesOf(embedded),
    // Holding Kysely's only connection keeps every other statement and transaction out.
    dump: () =>
      db.connection().execute(async (held) => {
        await sql`select`.execute(held);
        if (embedded === null) throw new Error("The embedded database is not open");
        return await dumpEmbedded(embedded);
      }),
    async close() {
      endGuard();
      await db.destroy();
      lock?.release();
    },
  };
}

/**
 * Opens the database at a location and migrates it. Waits while there is no server that can be written to.
 *
 * Errors: DataFolderInUse when another process works on the folder; DataFolderDamaged when it cannot be read and has no
 * backup; the driver's error when it stays unreachable or a
 * migration fails.
 */
export async function openDatabase(
  location: DatabaseLocation,
  {
    onStatement = () => {},
    onConnectionLost = () => {},
    onLateRead = () => {},
    onLag = () => {},
    onRestored = () => {},
    onReadOnly = () => {},
    onDiskError = () => {},
    onWaiting,
    longestStart,
  }: OpenOptions = {},
): Promise<Database> {
  const opening: Opening = {
    log: ({ query, queryDurationMillis }) => onStatement(query.sql, queryDurationMillis),
    onStatement,
    onLateRead,
    onLag,
    onConnectionLost,
    onRestored,
    onReadOnly,
    onDiskError,
  };
  const database = location.kind === "server" ? openServer(location, opening) : openEmbedded(location, opening);
  try {
    if (location.kind === "server") await waitForPrimary(database.db, { onWaiting, longestStart });
    await migrate(database);
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}
