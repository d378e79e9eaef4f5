import type { Product, QuantityType } from "../../product/Product.ts";
import { roundQuantity } from "../../product/roundQuantity.ts";
import { toDefaultQuantity } from "../../product/toDefaultQuantity.ts";
import { unitOf } from "../../product/unitOf.ts";
import type { CartLine } from "../model/Cart.ts";

/**
 * The orderable quantity of a line for the wanted one: rounded, at least the minimum; `null` for 0, which removes the line.
 *
 * Units: `quantity` counts the unit of `quantityType`; the result's `quantity` is in default units, and its
 * `alternativeQuantity` in alternative units when chosen. Errors: QuantityError.
 *
 * @rule CART-4, CART-18
 * @example lineQuantity({ defaultUnit: { name: "kg", minimumQuantity: 0.3, quantityStep: 0.25 }, alternativeUnit: null }, { quantity: 0.1, quantityType: "default" }) // => { quantityType: "default", quantity: 0.5, alternativeQuantity: null }
 */
export function lineQuantity(
  product: Pick<Product, "defaultUnit" | "alternativeUnit">,
  { quantity, quantityType }: { readonly quantity: number; readonly quantityType: QuantityType },
): Pick<CartLine, "quantityType" | "quantity" | "alternativeQuantity"> | null {
  const rounded = roundQuantity(quantity, unitOf(product, quantityType));
  if (rounded === 0) return null;
  return quantityType === "alternative"
    ? {
        quantityType,
        quantity: toDefaultQuantity(rounded, unitOf(product, quantityType)),
        alternativeQuantity: rounded,
      }
    : { quantityType, quantity: rounded, alternativeQuantity: null };
}
