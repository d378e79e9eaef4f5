export type { OrderedProduct } from "./model/OrderedProduct.ts";
export { type DueProduct, dueProducts } from "./rules/dueProducts.ts";
export { rhythmText } from "./rules/rhythmText.ts";
export { shownOrderedProducts } from "./rules/shownOrderedProducts.ts";
