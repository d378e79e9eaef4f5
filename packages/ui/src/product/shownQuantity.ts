import type { CartLine } from "@kamra/core/cart";
import type { ProductQuantities } from "@kamra/core/product";
import type { QuantityChange } from "./QuantityControl.tsx";

/**
 * A product's quantity in the cart, in the shopper's unit. Without a line: 0, in the unit for counting, which is the
 * alternative one if any (an apple, not 0.18 kg of apples).
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
