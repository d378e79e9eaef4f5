import { devStorefrontRoutes } from "@kamra/storefront/dev";
import { listen, openBackend } from "./setup/openBackend.ts";

/**
 * The shop from its sources: changes of the storefront or of a package show immediately; those of the backend need a
 * restart.
 */
const backend = await openBackend();
await backend.app.register(devStorefrontRoutes, {
  fetch: backend.fetch,
  clock: backend.now,
  origin: backend.shopUrl,
  endpoint: "http://backend.internal/graphql",
});
await listen(backend);
