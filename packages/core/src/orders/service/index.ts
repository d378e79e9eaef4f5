export { orders } from "./capability.ts";
export type { ShopOrders } from "./ShopOrders.ts";
