import { devStorefrontRoutes } from "@kamra/storefront/dev";
import { listen, openBackend } from "./setup/openBackend.ts";

/** The shop from its sources: a change of the storefront or of a package shows at once; one of the backend wants a restart. */
const backend = await openBackend();
await backend.app.register(devStorefrontRoutes, {
  fetch: backend.fetch,
  origin: backend.shopUrl,
  endpoint: "http://backend.internal/graphql",
});
await listen(backend);
