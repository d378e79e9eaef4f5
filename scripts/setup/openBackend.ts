import { join } from "node:path";
import {
  backUp,
  type Backend,
  type BackendOptions,
  backendOptionsOf,
  closeOnSignals,
  createBackend,
  databaseLocationOf,
  type DatabaseLocation,
  isDemoOld,
  leavingOf,
  portOf,
} from "@kamra/backend";
import { catalogueOf } from "./catalogueOf.ts";
import { showProgress } from "./showProgress.ts";
import { root } from "./step.ts";
import { whyUnopened } from "./whyUnopened.ts";

/** The default data folder. */
export const dataFolder = join(root, ".data");

/** The data folder of the environment, by default `.data` in the repository. */
export function databaseLocation(): DatabaseLocation {
  return databaseLocationOf(process.env, { folder: dataFolder });
}

/** Ends the process with a message for the person at the terminal. */
export function refuse(message: string): never {
  console.error(`\n${message}\n`);
  process.exit(1);
}

/** Opens the backend that the environment describes, telling how far it is. */
export async function openBackend(
  environment = process.env,
  more: Pick<BackendOptions, "sitePaths"> = {},
): Promise<Backend> {
  try {
    const { seed, pictures } = catalogueOf(environment);
    const options = { ...backendOptionsOf(environment, { folder: dataFolder }), seed, pictures, ...more };
    const { database, isDevelopment } = options;
    console.log(
      database.kind === "folder"
        ? `[database] Opening ${database.path} …`
        : "[database] Opening the PostgreSQL server of DATABASE_URL …",
    );
    const backend = await createBackend({ ...options, onProgress: showProgress() });
    // An empty shop has no demo to bring to today.
    if (
      isDevelopment &&
      seed.rollDates !== undefined &&
      (await isDemoOld(backend.database.db, { seed, now: new Date() }))
    )
      console.log(
        "[database] Its catalogue is of another version, or its offers of another day: node scripts/run.js demo",
      );
    return backend;
  } catch (error) {
    const why = whyUnopened(error);
    if (why !== null) refuse(why);
    throw error;
  }
}

/** Writes a backup of the database in a folder whenever `npm run backup` sends SIGUSR2. */
function backUpOnSignal({ app, database }: Backend): void {
  process.on("SIGUSR2", () => {
    backUp(database, { location: databaseLocation(), now: new Date() }).then(
      (path) => console.log(`[backup] ${path ?? "A PostgreSQL server has tools of its own: docs/backup.md"}`),
      (error: unknown) => app.log.error({ err: error }, "The backup has failed"),
    );
  });
}

/** Listens on `PORT` (4000) of this machine, or of `HOST`, until a signal ends it. */
export async function listen(backend: Backend): Promise<void> {
  const port = portOf(process.env);
  backUpOnSignal(backend);
  closeOnSignals(backend, {
    leaving: leavingOf(process.env),
    onClosing: () => console.log("\n[server] Ending: answering what was asked, closing the database …"),
  });
  try {
    await backend.app.listen({ port, host: process.env["HOST"] || "localhost" });
  } catch (error) {
    await backend.close();
    if (error instanceof Error && "code" in error && error.code === "EADDRINUSE")
      refuse(`Port ${port} is in use. Give this one another: PORT=${port + 1} npm start`);
    throw error;
  }
  const megabytes = (bytes: number) => `${Math.round(bytes / 2 ** 20)} MB`;
  const { ownBytes } = backend.database;
  if (ownBytes !== null)
    console.log(
      `[database] It takes ${megabytes(ownBytes())} of this process's ${megabytes(process.memoryUsage.rss())}`,
    );
  const address = backend.app.server.address();
  const open = typeof address === "object" && address !== null ? address.port : port;
  console.log(`[server] The shop is open: http://localhost:${open}   (GraphQL: /graphql, Ctrl-C ends)`);
}
