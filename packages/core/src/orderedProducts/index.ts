export type { OrderedProduct } from "./OrderedProduct.ts";
export { shownOrderedProducts } from "./shownOrderedProducts.ts";
