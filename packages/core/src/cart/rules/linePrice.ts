import { huf, type Huf } from "../../product/amounts.ts";
import { currentPrice, type CurrentPrices } from "../../product/currentPrice.ts";
import type { Moment } from "../../product/Moment.ts";
import type { ProductQuantities } from "../../product/Product.ts";
import { roundedProduct } from "../../product/roundedProduct.ts";
import { lineDeposit } from "./lineDeposit.ts";

/**
 * The price of a cart line: its quantity at the current price, plus its deposits.
 *
 * Units: the quantity in default units; whole forint. Rounding: goods and deposits each once, half up, exact. Errors:
 * RangeError for a quantity that is not finite.
 *
 * @rule CART-18
 * @example linePrice({ regularPrice: 999, specialPrice: null, personalPrice: null, deposits: [{ price: 50 }] }, { quantity: 1.5, now: new Date() }) // => 1574
 */
export function linePrice(
  product: CurrentPrices & Pick<ProductQuantities, "deposits">,
  ordered: Moment & { readonly quantity: number },
): Huf {
  const goods = roundedProduct(currentPrice(product, ordered), ordered.quantity);
  return huf(goods + lineDeposit(product, ordered));
}
