import { currentPrice } from "../../product/currentPrice.ts";
import type { Product, QuantityType } from "../../product/Product.ts";
import type { CartLine } from "../model/Cart.ts";
import { linePrice } from "../rules/linePrice.ts";
import { lineQuantity } from "../rules/lineQuantity.ts";

/**
 * The line that the server should answer for this quantity of a product without options; null for 0.
 *
 * Units: `quantity` counts the unit of `quantityType`. Rounding: to what can be ordered. Errors: QuantityError.
 *
 * @rule CART-4
 */
export function changedLine(
  product: Product,
  { now, ...wanted }: { readonly quantity: number; readonly quantityType: QuantityType; readonly now: Date },
): CartLine | null {
  const inLine = lineQuantity(product, wanted);
  return (
    inLine && {
      ...inLine,
      product,
      price: currentPrice(product, { now }),
      total: linePrice(product, { quantity: inLine.quantity, now }),
      sliced: false,
      additionalInformation: null,
      substitution: "LEAVE_OUT",
    }
  );
}
