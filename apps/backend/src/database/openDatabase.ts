import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { unaccent } from "@electric-sql/pglite/contrib/unaccent";
import { type LogEvent, PGliteDialect, PostgresDialect } from "kysely";
import type { Database, DatabaseLocation } from "./Database.ts";
import type { DatabaseSchema } from "./DatabaseSchema.ts";
import { freshCluster } from "./freshCluster.ts";
import { lockDataFolder } from "./lockDataFolder.ts";
import { migrate } from "./migrate.ts";
import { openPool, openUnlimitedPool } from "./openPool.ts";
import { RetryingKysely } from "./RetryingKysely.ts";
import { valueParsers } from "./valueParsers.ts";
import { waitForPrimary } from "./waitForPrimary.ts";
import { yieldingPglite } from "./yieldingPglite.ts";

const settings = {
  extensions: { pg_trgm, unaccent },
  parsers: valueParsers,
  postgresqlconf: ["shared_buffers = 16MB", "wal_buffers = 1MB", "max_connections = 5"],
};

async function inMemory(): Promise<PGlite> {
  return await PGlite.create({ ...settings, loadDataDir: await freshCluster() });
}

/** A process that is killed while it makes the files leaves them under another name, and the next one starts over. */
async function makeCluster(dataDir: string): Promise<void> {
  const unfinished = `${dataDir}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished);
  const database = await PGlite.create({ ...settings, dataDir: unfinished, loadDataDir: await freshCluster() });
  await database.close();
  renameSync(unfinished, dataDir);
}

async function inFolder(path: string): Promise<PGlite> {
  const dataDir = join(path, "postgres");
  if (!existsSync(dataDir)) await makeCluster(dataDir);
  return await PGlite.create({ ...settings, dataDir });
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
  /** Called with the reason now and then while no server can be written to. */
  readonly onWaiting?: ((reason: unknown) => void) | undefined;
  /** Milliseconds to wait for such a server; five minutes by default. */
  readonly longestStart?: number | undefined;
}

interface Opening {
  readonly log: (event: LogEvent) => void;
  readonly onConnectionLost: (error: Error) => void;
}

type ServerLocation = Extract<DatabaseLocation, { kind: "server" }>;

function openServer(location: ServerLocation, { log, onConnectionLost }: Opening): Database {
  const pool = openPool(location, { onConnectionLost });
  const open = (dialect: PostgresDialect) => new RetryingKysely<DatabaseSchema>({ dialect, log });
  const db = open(new PostgresDialect({ pool }));
  // Opened when it is first needed: most processes of a test need none.
  const unlimited = open(new PostgresDialect({ pool: async () => openUnlimitedPool(location, { onConnectionLost }) }));
  return {
    db,
    unlimited,
    connections: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    ownBytes: null,
    close: async () => void (await Promise.all([db.destroy(), unlimited.destroy()])),
  };
}

function openEmbedded(location: Exclude<DatabaseLocation, ServerLocation>, { log }: Opening): Database {
  const lock = location.kind === "folder" ? lockDataFolder(location.path) : null;
  let embedded: PGlite | null = null;
  const open = async () => {
    embedded = await (location.kind === "folder" ? inFolder(location.path) : inMemory());
    return yieldingPglite(embedded);
  };
  const db = new RetryingKysely<DatabaseSchema>({ dialect: new PGliteDialect({ pglite: open }), log });
  return {
    db,
    unlimited: db,
    connections: null,
    ownBytes: () => bytesOf(embedded),
    async close() {
      await db.destroy();
      lock?.release();
    },
  };
}

/**
 * Opens the database at a location and migrates it. Waits while there is no server that can be written to.
 *
 * Errors: DataFolderInUse when another process works on the folder; the driver's error when it stays unreachable or a
 * migration fails.
 */
export async function openDatabase(
  location: DatabaseLocation,
  { onStatement = () => {}, onConnectionLost = () => {}, onWaiting, longestStart }: OpenOptions = {},
): Promise<Database> {
  const opening: Opening = {
    log: ({ query, queryDurationMillis }) => onStatement(query.sql, queryDurationMillis),
    onConnectionLost,
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
