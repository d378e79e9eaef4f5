import { createBackend } from "../createBackend.ts";
import { openDatabase } from "../database/openDatabase.ts";
import { copyDatabase } from "./copyDatabase.ts";
import { firstNow } from "./firstNow.ts";
import { smallSeed } from "../seed/smallSeed.ts";
import { templates } from "./templates.ts";

/**
 * Creates the templates on a PostgreSQL server without any. A separate process, because Vitest's setup cannot import
 * the packages.
 */
const [, , server = ""] = process.argv;
const tables = await copyDatabase(server, { from: "template1", to: templates.tables });
await (await openDatabase({ kind: "server", url: tables })).close();
const url = await copyDatabase(server, { from: templates.tables, to: templates.catalogue });
const clock = () => new Date(firstNow);
const backend = await createBackend({ database: { kind: "server", url }, seed: smallSeed, clock, logger: false });
await backend.close();
