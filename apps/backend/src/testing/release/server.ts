import { closeOnSignals } from "../../closeOnSignals.ts";
import { createBackend } from "../../createBackend.ts";
import { smallSeed } from "../../seed/smallSeed.ts";

/** Serves the small catalogue of this release, with simulated providers of payments, on a database; writes its port. */
const [, , url = ""] = process.argv;
const backend = await createBackend({
  database: { kind: "server", url },
  seed: smallSeed,
  isDevelopment: true,
  logger: false,
});
await backend.app.listen({ port: 0, host: "127.0.0.1" });
closeOnSignals(backend);
const address = backend.app.server.address();
process.stdout.write(`${typeof address === "object" ? address?.port : ""}\n`);
