import { createBackend, referenceSeed } from "@kamra/backend";
import { demoData, demoPictures } from "@kamra/demo-data";
import { executorServer } from "./executorServer.ts";
import { plainServer } from "./plainServer.ts";

/**
 * Serves a shop in production mode, and its baselines, in one process, so that all have the same conditions. Run as
 * `serve.ts <address of the database, or memory for PGlite> <products> [alone]`, alone without the baselines; reports its ports to its parent, and on each message its memory and
 * processor time.
 */
const [, , url = "", size = "", alone] = process.argv;
const connections = 10;

const backend = await createBackend({
  database: url === "memory" ? { kind: "memory" } : { kind: "server", url, connections },
  seed: referenceSeed({ data: demoData({ size: Number(size) }) }),
  pictures: demoPictures,
  shopUrl: "https://kamra.example",
  trustedProxies: "loopback",
  logger: { level: "warn" },
});
await backend.app.listen({ port: 0, host: "127.0.0.1" });
const startedMs = performance.now();
const idleMb = process.memoryUsage().rss / 2 ** 20;
const executor = await executorServer(backend);
const plain = plainServer(url, { connections });
if (alone === undefined) {
  await executor.listen({ port: 0, host: "127.0.0.1" });
  await new Promise<void>((resolve) => plain.listen(0, "127.0.0.1", resolve));
}

const portOf = (server: { address(): unknown }): unknown => {
  const address = server.address();
  return typeof address === "object" && address !== null ? Reflect.get(address, "port") : null;
};
const ports = { shop: portOf(backend.app.server), executor: portOf(executor.server), plain: portOf(plain) };
process.send?.({ ports, startedMs, idleMb });
process.on("message", () => {
  const { user, system } = process.cpuUsage();
  process.send?.({
    mb: process.memoryUsage().rss / 2 ** 20,
    peakMb: process.resourceUsage().maxRSS / 1024,
    cpuMs: (user + system) / 1000,
  });
});
process.once("disconnect", () => process.exit(0));
