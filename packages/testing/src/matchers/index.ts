export type { ShopMatchers } from "./assertions.ts";
export { shopMatchers } from "./shopMatchers.ts";
