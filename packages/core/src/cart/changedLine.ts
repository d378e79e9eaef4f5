import { currentPrice } from "../product/currentPrice.ts";
import type { Product, QuantityType } from "../product/Product.ts";
import { roundQuantity } from "../product/roundQuantity.ts";
import { toDefaultQuantity } from "../product/toDefaultQuantity.ts";
import { unitOf } from "../product/unitOf.ts";
import type { CartLine } from "./Cart.ts";
import { linePrice } from "./linePrice.ts";

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
    quantity,
    quantityType,
    present,
    now,
  }: {
    readonly quantity: number;
    readonly quantityType: QuantityType;
    readonly present: CartLine | null;
    readonly now: Date;
  },
): CartLine | null {
  const rounded = roundQuantity(quantity, unitOf(product, quantityType));
  if (rounded === 0) return null;
  const isAlternative = quantityType === "alternative";
  const inDefaultUnits = isAlternative ? toDefaultQuantity(rounded, unitOf(product, quantityType)) : rounded;
  return {
    product,
    quantity: inDefaultUnits,
    alternativeQuantity: isAlternative ? rounded : null,
    quantityType,
    price: currentPrice(product, { now }),
    total: linePrice(product, { quantity: inDefaultUnits, now }),
    sliced: present?.sliced ?? false,
    additionalInformation: present?.additionalInformation ?? null,
  };
}
