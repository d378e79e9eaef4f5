export { devStorefrontRoutes } from "./devStorefrontRoutes.ts";
