import { join } from "node:path";
import { clientNetwork } from "@kamra/backend";
import { storefrontRoutes } from "@kamra/storefront/server";
import { listen, openBackend } from "./openBackend.ts";
import { root } from "./step.ts";

const logLevels = { debug: "debug", info: "info", warning: "warn", error: "error", critical: "fatal" } as const;
const build = join(root, "apps/storefront/dist");

/** Serves the whole shop by this process: GraphQL, the lists service, pictures, and the built storefront. Its mode is that of `environment`. */
export async function serveShop(environment: NodeJS.ProcessEnv): Promise<void> {
  const backend = await openBackend(environment);
  await backend.app.register(storefrontRoutes, {
    clientDir: join(build, "client"),
    serverEntry: join(build, "server/entry.server.js"),
    fetch: backend.fetch,
    clock: backend.now,
    networkOf: clientNetwork,
    gate: backend.gate,
    origin: backend.shopUrl,
    endpoint: "http://backend.internal/graphql",
    log: ({ level, message, details }) => backend.app.log[logLevels[level]]({ details }, message),
  });
  await listen(backend);
}
