import { closeOnSignals } from "../closeOnSignals.ts";
import { createBackend } from "../createBackend.ts";
import { smallSeed } from "../seed/smallSeed.ts";

/** Serves the small catalogue on a PostgreSQL server's database, and writes the port that it listens on. */
const [, , url = ""] = process.argv;
const backend = await createBackend({ database: { kind: "server", url }, seed: smallSeed, logger: false });
await backend.app.listen({ port: 0, host: "127.0.0.1" });
closeOnSignals(backend);
const address = backend.app.server.address();
process.stdout.write(`${typeof address === "object" ? address?.port : ""}\n`);
