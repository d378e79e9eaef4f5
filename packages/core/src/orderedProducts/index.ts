export type { OrderedProduct } from "./model/OrderedProduct.ts";
export { shownOrderedProducts } from "./rules/shownOrderedProducts.ts";
