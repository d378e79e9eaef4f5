export { storefrontRoutes } from "./storefrontRoutes.ts";
