export { lists } from "./capability.ts";
export type { ShopLists } from "./ShopLists.ts";
