export { content } from "./capability.ts";
export type { ShopContent } from "./ShopContent.ts";
