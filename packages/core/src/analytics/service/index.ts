export { analytics } from "./capability.ts";
export { analyticsStart } from "./start.ts";
export type { ShopAnalytics } from "./ShopAnalytics.ts";
