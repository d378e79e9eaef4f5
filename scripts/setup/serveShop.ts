import { join } from "node:path";
import { clientNetwork } from "@kamra/backend";
import { openBuild, storefrontRoutes } from "@kamra/storefront/server";
import { listen, openBackend } from "./openBackend.ts";
import { root } from "./step.ts";

const logLevels = { debug: "debug", info: "info", warning: "warn", error: "error", critical: "fatal" } as const;
const dist = join(root, "apps/storefront/dist");

/** Serves the whole shop by this process: GraphQL, the lists service, pictures, and the built storefront. Its mode is that of `environment`. */
export async function serveShop(environment: NodeJS.ProcessEnv): Promise<void> {
  const build = await openBuild({
    clientDir: join(dist, "client"),
    serverEntry: join(dist, "server/entry.server.js"),
  });
  const backend = await openBackend(environment, { sitePaths: build.sitePaths });
  await backend.app.register(storefrontRoutes, {
    build,
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
