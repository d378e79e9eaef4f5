import { resolve } from "node:path";
import { createBackend } from "./createBackend.ts";
import type { DatabaseLocation } from "./database/Database.ts";
import { DataFolderInUse } from "./database/DataFolderInUse.ts";
import { telemetryOf } from "./observability/telemetryOf.ts";
import { cardContractsOf } from "./payment/CardContracts.ts";
import { referenceSeed } from "./seed/referenceSeed.ts";

/** Runs the backend alone, as the environment says. */
const { PORT = "4000", HOST = "127.0.0.1", LOG_LEVEL = "info", KAMRA_PRODUCTS, DATABASE_URL, KAMRA_DATA = ".data" } = process.env;

const database: DatabaseLocation =
  DATABASE_URL === undefined ? { kind: "folder", path: resolve(KAMRA_DATA) } : { kind: "server", url: DATABASE_URL };

try {
  const backend = await createBackend({
    database,
    seed: referenceSeed(KAMRA_PRODUCTS === undefined ? {} : { size: Number(KAMRA_PRODUCTS) }),
    cards: cardContractsOf(process.env),
    ...telemetryOf(process.env),
    trustedProxies: process.env["TRUSTED_PROXIES"],
    logger: { level: LOG_LEVEL },
    onProgress: ({ label, done, total }) => console.error(`${label}: ${done} of ${total}`),
  });
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => void backend.close().then(() => process.exit(0)));
  }
  await backend.app.listen({ port: Number(PORT), host: HOST });
} catch (error) {
  console.error(error instanceof DataFolderInUse ? error.message : error);
  process.exitCode = 1;
}
