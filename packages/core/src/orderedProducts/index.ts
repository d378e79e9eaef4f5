export type { OrderedProduct } from "./model/OrderedProduct.ts";
export { dueProducts } from "./rules/dueProducts.ts";
export { rhythmText } from "./rules/rhythmText.ts";
export { shownOrderedProducts } from "./rules/shownOrderedProducts.ts";
export { type UsualProduct, usualProducts } from "./rules/usualProducts.ts";
