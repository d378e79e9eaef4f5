import type { CartLine } from "@kamra/core/cart";
import type { ProductQuantities } from "@kamra/core/product";
import type { QuantityChange } from "./QuantityControl.tsx";

/**
 * How much of a product is in the cart, in the unit that the shopper chose. Without a line: none of it, in the unit that
 * shoppers count in, which is the alternative one where there is one (an apple, not 0.18 kg of apples).
 */
export const shownQuantity = (
  { alternativeUnit }: Pick<ProductQuantities, "alternativeUnit">,
  line: CartLine | null,
): QuantityChange => {
  if (line === null) return { quantity: 0, quantityType: alternativeUnit === null ? "default" : "alternative" };
  return line.quantityType === "alternative" && line.alternativeQuantity !== null
    ? { quantity: line.alternativeQuantity, quantityType: "alternative" }
    : { quantity: line.quantity, quantityType: "default" };
};
