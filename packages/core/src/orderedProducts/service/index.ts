export { orderedProducts } from "./capability.ts";
export { orderedProductsStart } from "./start.ts";
export type { ShopOrderedProducts } from "./ShopOrderedProducts.ts";
