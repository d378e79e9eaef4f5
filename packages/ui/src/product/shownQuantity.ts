import type { CartLine } from "@kamra/core/cart";
import type { ProductQuantities, QuantityType } from "@kamra/core/product";
import type { QuantityChange } from "./QuantityControl.tsx";

/** The unit in which a shopper counts at first, the smaller one: an apple, not a kilogram; a bottle, not a case of twelve. */
const startUnit = ({ alternativeUnit }: Pick<ProductQuantities, "alternativeUnit">): QuantityType =>
  alternativeUnit !== null && alternativeUnit.exchangeRate < 1 ? "alternative" : "default";

/** A product's quantity in the cart, in the shopper's unit. Without a line: 0, in the smaller unit. */
export const shownQuantity = (
  product: Pick<ProductQuantities, "alternativeUnit">,
  line: CartLine | null,
): QuantityChange => {
  if (line === null) return { quantity: 0, quantityType: startUnit(product) };
  return line.quantityType === "alternative" && line.alternativeQuantity !== null
    ? { quantity: line.alternativeQuantity, quantityType: "alternative" }
    : { quantity: line.quantity, quantityType: "default" };
};
