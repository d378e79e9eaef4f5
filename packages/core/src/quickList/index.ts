export type { ShoppingAmount, ShoppingLine } from "./ShoppingLine.ts";
export { mostShoppingLines, parseShoppingList } from "./parseShoppingList.ts";
export { writeShoppingLine } from "./writeShoppingLine.ts";
export { quantityForLine } from "./quantityForLine.ts";
export { proposedProduct } from "./proposedProduct.ts";
