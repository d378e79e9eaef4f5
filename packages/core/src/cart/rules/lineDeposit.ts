import { huf, type Huf } from "../../product/amounts.ts";
import { depositOf } from "../../product/depositOf.ts";
import type { ProductQuantities } from "../../product/Product.ts";
import { roundedProduct } from "../../product/roundedProduct.ts";

/**
 * The deposits in a line of the cart. No discount reduces them.
 *
 * Units: the quantity in default units; whole forint. Rounding: once, half up, exact. Errors: RangeError for a
 * quantity that is not finite.
 *
 * @rule LAW-3
 * @example lineDeposit({ deposits: [{ price: 50 }, { price: 900 }] }, { quantity: 2 }) // => 1900
 */
export function lineDeposit(
  product: Pick<ProductQuantities, "deposits">,
  { quantity }: { readonly quantity: number },
): Huf {
  return huf(roundedProduct(depositOf(product), quantity));
}
