export { createStorefrontHandler, type StorefrontHandler, type StorefrontOptions } from "./createStorefrontHandler.ts";
export { storefrontRoutes } from "./storefrontRoutes.ts";
