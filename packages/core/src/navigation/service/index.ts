export type { Navigate } from "./Navigate.ts";
export { navigation } from "./capability.ts";
export { navigationStart } from "./start.ts";
export type { ShopNavigation } from "./ShopNavigation.ts";
