import { type ChildProcess, execFile, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, chownSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import pg from "pg";
import { inject } from "vitest";
import type {} from "./postgresServer.ts";

/** A PostgreSQL server with an empty database, and another one that follows it by streaming replication. */
export interface ReplicatedServer {
  /** The database's address on the writer. */
  readonly url: string;
  /** The same database's address on the replica. */
  readonly replica: string;
  /** The replica receives the log, and applies none of it. */
  readonly pauseReplay: () => Promise<void>;
  readonly resumeReplay: () => Promise<void>;
  /** Returns once the replica has all that is written now. */
  readonly caughtUp: () => Promise<void>;
  /** All processes of the replica stand still (SIGSTOP), and go on. */
  readonly freeze: () => void;
  readonly thaw: () => void;
  readonly stopReplica: () => Promise<void>;
  readonly startReplica: () => Promise<void>;
  readonly close: () => Promise<void>;
}

interface Programs {
  readonly folder: string;
  /** PostgreSQL refuses to run as root. */
  readonly owner: { readonly uid: number; readonly gid: number };
}

const settings = ["fsync=off", "full_page_writes=off", "synchronous_commit=off", "unix_socket_directories="];

async function withClient<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** The PostgreSQL programs of the run's server, from its own settings. */
async function findPrograms(): Promise<Programs> {
  return await withClient(`${inject("postgres")}/postgres`, async (client) => {
    const { rows } = await client.query<{ programs: string; data: string }>(
      "select setting as programs, current_setting('data_directory') as data from pg_config where name = 'BINDIR'",
    );
    const [{ programs, data } = { programs: "", data: "" }] = rows;
    const { uid, gid } = statSync(data);
    return { folder: programs, owner: { uid, gid } };
  });
}

async function freePort(): Promise<number> {
  const server = createServer();
  await once(server.listen(0, "127.0.0.1"), "listening");
  const address = server.address();
  server.close();
  if (address === null || typeof address === "string") throw new Error("No port was given");
  return address.port;
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null;

/** Returns once a server takes connections. `restart` starts it again when it has ended, for the memory of the one before may still be held. */
async function answers(url: string, restart: () => void): Promise<void> {
  for (;;) {
    restart();
    try {
      await withClient(url, (client) => client.query("select"));
      return;
    } catch {
      await pause(50);
    }
  }
}

/** A process and all that it has started. */
function familyOf(root: number): number[] {
  const pairs = execFileSync("ps", ["-A", "-o", "pid=,ppid="], { encoding: "utf8" })
    .trim()
    .split("\n")
    .map((line) => line.trim().split(/\s+/).map(Number));
  return [root, ...pairs.flatMap(([pid = 0, parent]) => (parent === root ? [pid] : []))];
}

interface Running {
  readonly url: string;
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
  readonly signal: (name: "SIGCONT" | "SIGSTOP") => void;
}

function serverOf(data: string, { port, programs }: { readonly port: number; readonly programs: Programs }): Running {
  const url = `postgres://kamra@127.0.0.1:${port}/postgres`;
  let running: ChildProcess | null = null;
  return {
    url,
    async start() {
      const given = settings.flatMap((setting) => ["-c", setting]);
      await answers(url, () => {
        if (running !== null && !hasEnded(running)) return;
        running = spawn(join(programs.folder, "postgres"), ["-D", data, "-p", String(port), ...given], {
          ...programs.owner,
          stdio: "ignore",
        });
      });
    },
    async stop() {
      if (running === null || hasEnded(running)) return;
      const ended = once(running, "exit");
      running.kill("SIGQUIT");
      await ended;
    },
    signal(name) {
      for (const pid of familyOf(running?.pid ?? 0)) process.kill(pid, name);
    },
  };
}

/** Makes the files of both servers: as long as the writer has not started, a copy of its files is a replica. */
async function makeFiles(programs: Programs, { port }: { readonly port: number }): Promise<string> {
  const { folder: binaries, owner } = programs;
  const folder = mkdtempSync(join(tmpdir(), "kamra-replicated-"));
  chmodSync(folder, 0o755);
  chownSync(folder, owner.uid, owner.gid);
  const [writer, replica] = [join(folder, "writer"), join(folder, "replica")];
  const run = promisify(execFile);
  const cluster = ["--username=kamra", "--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync"];
  await run(join(binaries, "initdb"), ["--pgdata", writer, ...cluster], owner);
  await run("cp", ["-R", writer, replica], owner);
  await run("chmod", ["700", replica], owner);
  writeFileSync(join(replica, "standby.signal"), "");
  writeFileSync(
    join(replica, "postgresql.auto.conf"),
    `primary_conninfo = 'host=127.0.0.1 port=${port} user=kamra'\nwal_retrieve_retry_interval = 100\nmax_standby_streaming_delay = 0\n`,
  );
  return folder;
}

/** Starts both servers from the programs of the run's server, on files of their own. */
export async function replicatedServer(): Promise<ReplicatedServer> {
  const programs = await findPrograms();
  const port = await freePort();
  const folder = await makeFiles(programs, { port });
  const writer = serverOf(join(folder, "writer"), { port, programs });
  const replica = serverOf(join(folder, "replica"), { port: await freePort(), programs });
  await writer.start();
  await replica.start();
  await withClient(writer.url, (client) => client.query("create database shop"));
  const of = ({ url }: Running): string => url.replace(/postgres$/, "shop");
  const tell = (statement: string) => withClient(replica.url, (client) => client.query(statement));
  const caughtUp = async () => {
    const { rows } = await withClient(writer.url, (client) =>
      client.query<{ position: string }>("select pg_current_wal_insert_lsn()::text as position"),
    );
    const isThere = `select pg_last_wal_replay_lsn() >= '${rows[0]?.position}' as there`;
    while (
      (await withClient(replica.url, (client) => client.query<{ there: boolean }>(isThere))).rows[0]?.there !== true
    )
      await pause(20);
  };
  await caughtUp();
  return {
    url: of(writer),
    replica: of(replica),
    pauseReplay: async () => void (await tell("select pg_wal_replay_pause()")),
    resumeReplay: async () => void (await tell("select pg_wal_replay_resume()")),
    caughtUp,
    freeze: () => replica.signal("SIGSTOP"),
    thaw: () => replica.signal("SIGCONT"),
    stopReplica: replica.stop,
    startReplica: replica.start,
    async close() {
      replica.signal("SIGCONT");
      await Promise.all([replica.stop(), writer.stop()]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
