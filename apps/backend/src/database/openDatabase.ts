import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { unaccent } from "@electric-sql/pglite/contrib/unaccent";
import { Kysely, PGliteDialect, PostgresDialect } from "kysely";
import pg from "pg";
import type { Database, DatabaseLocation } from "./Database.ts";
import type { DatabaseSchema } from "./DatabaseSchema.ts";
import { freshCluster } from "./freshCluster.ts";
import { lockDataFolder } from "./lockDataFolder.ts";
import { migrate } from "./migrate.ts";
import { prepareStatements } from "./prepareStatements.ts";
import { valueParsers } from "./valueParsers.ts";

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

function openPool(
  { url, connections = 10, longestWait = 10_000 }: Extract<DatabaseLocation, { kind: "server" }>,
  onConnectionLost: (error: Error) => void,
): pg.Pool {
  const getTypeParser = (type: number, format?: "text" | "binary"): unknown =>
    valueParsers[type] ?? pg.types.getTypeParser(type, format);
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: longestWait,
    types: { getTypeParser },
  });
  // A server that restarts cuts idle connections; unheard, that would end the process. The next query opens a new one.
  pool.on("error", onConnectionLost);
  // An error on an active connection fails its query; without a listener it would also end the process.
  pool.on("connect", (client) => client.on("error", () => {}));
  prepareStatements(pool);
  return pool;
}

interface OpenOptions {
  /** Called with every finished statement, without its parameters. */
  readonly onStatement?: ((statement: string, milliseconds: number) => void) | undefined;
  /** Called when a server has cut an idle connection. */
  readonly onConnectionLost?: ((error: Error) => void) | undefined;
}

/**
 * Opens the database at a location and migrates it.
 *
 * Errors: DataFolderInUse when another process works on the folder; the driver's error when it is unreachable or a
 * migration fails.
 */
export async function openDatabase(
  location: DatabaseLocation,
  { onStatement = () => {}, onConnectionLost = () => {} }: OpenOptions = {},
): Promise<Database> {
  const lock = location.kind === "folder" ? lockDataFolder(location.path) : null;
  const pool = location.kind === "server" ? openPool(location, onConnectionLost) : null;
  let embedded: PGlite | null = null;
  const openEmbedded = async () =>
    (embedded = await (location.kind === "folder" ? inFolder(location.path) : inMemory()));
  const db = new Kysely<DatabaseSchema>({
    dialect: pool === null ? new PGliteDialect({ pglite: openEmbedded }) : new PostgresDialect({ pool }),
    log: ({ query, queryDurationMillis }) => onStatement(query.sql, queryDurationMillis),
  });
  const close = async (): Promise<void> => {
    await db.destroy();
    lock?.release();
  };
  try {
    await migrate(db);
  } catch (error) {
    await close();
    throw error;
  }
  const connections = pool && (() => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }));
  const ownBytes = pool === null ? () => bytesOf(embedded) : null;
  return { db, connections, ownBytes, close };
}
