import { Socket } from "node:net";
import pg from "pg";
import type { DatabaseLocation } from "./Database.ts";
import { prepareStatements } from "./prepareStatements.ts";
import { valueParsers } from "./valueParsers.ts";

type Server = Extract<DatabaseLocation, { kind: "server" }>;

interface PoolOptions {
  /** Called when the server has cut an idle connection. */
  readonly onConnectionLost: (error: Error) => void;
}

/** Seconds that a connection lives at most, so that after a failover all connections soon lead to the new server. */
const longestLife = 600;

/** Unlimited connections of a process: migrations and imports come alone, and jobs can wait for each other. */
const mostUnlimited = 5;

const getTypeParser = (type: number, format?: "text" | "binary"): unknown =>
  valueParsers[type] ?? pg.types.getTypeParser(type, format);

function open(
  { url, longestWait = 10_000 }: Server,
  settings: pg.PoolConfig,
  { onConnectionLost }: PoolOptions,
): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    connectionTimeoutMillis: longestWait,
    maxLifetimeSeconds: longestLife,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    types: { getTypeParser },
    ...settings,
  });
  // A server that restarts cuts idle connections; unheard, that would end the process. The next query opens a new one.
  pool.on("error", onConnectionLost);
  // An error on an active connection fails its query; without a listener it would also end the process.
  pool.on("connect", (client) => client.on("error", () => {}));
  prepareStatements(pool);
  return pool;
}

const socketOf = ({ connection: { stream } }: pg.PoolClient): Socket | null =>
  stream instanceof Socket ? stream : null;

/**
 * Closes a connection whose server has not answered for so many milliseconds. A server that disappears without a word
 * leaves its connections open, often for a quarter of an hour. The pool's own limit for queries would not close it, and
 * the next request would get it.
 */
function endSilentConnections(pool: pg.Pool, { longestSilence }: { readonly longestSilence: number }): void {
  pool.on("connect", (client) => {
    const socket = socketOf(client);
    socket?.on("timeout", () => socket.destroy(new Error(`The database has been silent for ${longestSilence} ms`)));
  });
  pool.on("acquire", (client) => void socketOf(client)?.setTimeout(longestSilence));
  pool.on("release", (_error, client) => void socketOf(client)?.setTimeout(0));
}

/**
 * Connections for requests. Within `longestSilence` the server ends a statement, a wait for a lock and an idle transaction,
 * and this process a connection that gives no answer.
 */
export function openPool(server: Server, options: PoolOptions): pg.Pool {
  const { connections = 10, longestSilence = 10_000 } = server;
  const limits = {
    max: connections,
    statement_timeout: Math.ceil(longestSilence * 0.8),
    lock_timeout: Math.ceil(longestSilence * 0.5),
    idle_in_transaction_session_timeout: longestSilence,
  };
  const pool = open(server, limits, options);
  endSilentConnections(pool, { longestSilence });
  return pool;
}

/** Connections for migrations, imports and jobs, whose statements may take their time. */
export const openUnlimitedPool = (server: Server, options: PoolOptions): pg.Pool =>
  open(server, { max: mostUnlimited }, options);
