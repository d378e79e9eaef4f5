import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from "kysely";
import pg from "pg";
import type { DatabaseLocation, ReplicaLocation } from "./Database.ts";
import type { DatabaseSchema } from "./DatabaseSchema.ts";
import { currentRequest } from "./fairDialect.ts";
import { fairTurns } from "./fairTurns.ts";
import { openPool } from "./openPool.ts";
import { serverHealth } from "./serverHealth.ts";
import { type WalPositions, walPositions } from "./walPositions.ts";

type Execute = <Row>(statement: CompiledQuery) => Promise<QueryResult<Row>>;

/** Hands each statement on by itself; refuses transactions, which belong to one connection. */
class LateDriver extends DummyDriver {
  readonly #execute: Execute;

  constructor(execute: Execute) {
    super();
    this.#execute = execute;
  }

  override acquireConnection(): Promise<DatabaseConnection> {
    return Promise.resolve({
      executeQuery: this.#execute,
      streamQuery() {
        throw new Error("Late reads are not streamed");
      },
    });
  }

  override beginTransaction(): Promise<void> {
    return Promise.reject(new Error("Late reads have no transactions: use the writer"));
  }
}

/** PostgreSQL's dialect, for statements that `execute` runs on a server of its choice. */
const lateDialect = (execute: Execute): Dialect => ({
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => new LateDriver(execute),
  createIntrospector: (db) => new PostgresIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
});

type Server = Extract<DatabaseLocation, { kind: "server" }>;

/**
 * Which server answered a late read: the replica, or the writer because the replica was behind, has just failed or was
 * away, or because the writer's position is unknown.
 */
export type LateRead = "replica" | "behind" | "failed" | "away" | "unknown";

interface Opening {
  readonly writer: Kysely<DatabaseSchema>;
  readonly onStatement: (statement: string, milliseconds: number) => void;
  readonly onLateRead: (read: LateRead) => void;
  /** Called with the milliseconds by which the replica is behind, whenever that is looked at. */
  readonly onLag: (milliseconds: number) => void;
  readonly onConnectionLost: (error: Error) => void;
}

export interface Replica {
  readonly db: Kysely<DatabaseSchema>;
  readonly longestLag: number;
  readonly close: () => Promise<void>;
}

const written = "select (pg_current_wal_insert_lsn() - '0/0')::bigint as position";
/** No position on a server that is no replica: after a failover its positions cannot be compared. */
const replayed = `select case when pg_is_in_recovery() then (pg_last_wal_replay_lsn() - '0/0')::bigint end as position`;

async function readPosition(from: pg.Pool | pg.PoolClient, statement: string): Promise<number | null> {
  const { rows } = await from.query<{ position: number | null }>(statement);
  return rows[0]?.position ?? null;
}

/** Whether the server has failed, not only the statement, so that the writer can be asked instead. */
const isOfServer = (error: unknown): boolean =>
  !(error instanceof pg.DatabaseError) || /^(?:08|53|57P|58)/.test(error.code ?? "");

/** The replayed position of each connection's server. Positions only grow, so a sufficient one stays sufficient. */
function replayedPositions(positions: WalPositions, { onLag }: Pick<Opening, "onLag">) {
  const known = new WeakMap<pg.PoolClient, number>();
  return async (client: pg.PoolClient, needed: number): Promise<boolean> => {
    if ((known.get(client) ?? -1) >= needed) return true;
    const position = await readPosition(client, replayed);
    if (position === null) return false;
    known.set(client, position);
    onLag(positions.lagAt(position));
    return position >= needed;
  };
}

/** The writer's position, over a connection of its own: it must be known when all others are busy. */
function openPositions(server: Server, { onConnectionLost }: Opening, timing: Required<ReplicaLocation>) {
  const { longestSilence } = timing;
  const pool = openPool(
    { ...server, connections: 1, longestWait: longestSilence, longestSilence },
    { onConnectionLost },
  );
  const ask = async () => {
    const position = await readPosition(pool, written);
    if (position === null) throw new Error("The writer has no position");
    return position;
  };
  return { positions: walPositions(ask, timing), close: () => pool.end() };
}

interface Reading {
  readonly timing: Required<ReplicaLocation>;
  readonly positions: WalPositions;
}

/** Reads on the replica, or returns why not. */
function openReads(server: Server, opening: Opening, { timing, positions }: Reading) {
  const { url, longestSilence } = timing;
  const { connections = 10 } = server;
  const limits = { connections, longestWait: longestSilence, longestSilence };
  const pool = openPool({ kind: "server", url, ...limits }, opening);
  const turns = fairTurns({ ...limits, atOnce: connections, ofOne: Math.max(2, Math.ceil(connections / 2)) });
  const health = serverHealth({ ...timing, prove: () => readPosition(pool, replayed) });
  const hasReplayed = replayedPositions(positions, opening);

  async function readOnce<Row>({ sql, parameters }: CompiledQuery, needed: number): Promise<Row[] | "behind"> {
    const client = await pool.connect();
    try {
      const isCurrent = await hasReplayed(client, needed);
      const start = performance.now();
      const answer = isCurrent ? await client.query<Row & pg.QueryResultRow>(sql, [...parameters]) : null;
      client.release();
      if (answer === null) return "behind";
      opening.onStatement(sql, performance.now() - start);
      return answer.rows;
    } catch (error) {
      client.release(true);
      throw error;
    }
  }

  async function read<Row>(statement: CompiledQuery): Promise<Row[] | Exclude<LateRead, "replica">> {
    const needed = await positions.needed();
    if (needed === null) return "unknown";
    let end = () => {};
    try {
      end = await turns.take(currentRequest()?.network ?? null);
      return health.isWell() ? await readOnce<Row>(statement, needed) : "away";
    } catch (error) {
      if (isOfServer(error)) health.fail();
      return "failed";
    } finally {
      end();
    }
  }

  return { read, close: () => pool.end() };
}

/**
 * The replica's tables while it answers and is not too far behind; else the writer's. A request that was answered by
 * the writer once stays with it, so that its reads never go back in time.
 */
export function openReplica(server: Server, replica: ReplicaLocation, opening: Opening): Replica {
  const timing = { longestLag: 2000, longestSilence: 1000, rest: 5000, elapsed: () => performance.now(), ...replica };
  const { positions, close } = openPositions(server, opening, timing);
  const reads = openReads(server, opening, { timing, positions });
  const turnedAway = new WeakMap<object, Exclude<LateRead, "replica">>();

  async function execute<Row>(statement: CompiledQuery): Promise<QueryResult<Row>> {
    const request = currentRequest() ?? {};
    const answer = turnedAway.get(request) ?? (await reads.read<Row>(statement));
    if (typeof answer !== "string") {
      opening.onLateRead("replica");
      return { rows: answer };
    }
    turnedAway.set(request, answer);
    opening.onLateRead(answer);
    return await opening.writer.executeQuery<Row>(statement);
  }

  return {
    db: new Kysely<DatabaseSchema>({ dialect: lateDialect(execute) }),
    longestLag: timing.longestLag,
    close: async () => void (await Promise.all([reads.close(), close()])),
  };
}
