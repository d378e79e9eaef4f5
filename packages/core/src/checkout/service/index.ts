export { checkout } from "./capability.ts";
export type { ShopCheckout } from "./ShopCheckout.ts";
