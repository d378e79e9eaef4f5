import { currentPrice } from "../product/currentPrice.ts";
import type { Product, QuantityType } from "../product/Product.ts";
import type { CartLine } from "./Cart.ts";
import { linePrice } from "./linePrice.ts";
import { lineQuantity } from "./lineQuantity.ts";

/**
 * A product's line with a new quantity, as the server is expected to answer it; null for 0. What the present line says
 * beside the quantity stays.
 *
 * Units: `quantity` counts the unit of `quantityType`. Rounding: to what can be ordered. Errors: QuantityError.
 *
 * @rule CART-4
 */
export function changedLine(
  product: Product,
  {
    present,
    now,
    ...wanted
  }: {
    readonly quantity: number;
    readonly quantityType: QuantityType;
    readonly present: CartLine | null;
    readonly now: Date;
  },
): CartLine | null {
  const inLine = lineQuantity(product, wanted);
  return (
    inLine && {
      ...inLine,
      product,
      price: currentPrice(product, { now }),
      total: linePrice(product, { quantity: inLine.quantity, now }),
      sliced: present?.sliced ?? false,
      additionalInformation: present?.additionalInformation ?? null,
    }
  );
}
