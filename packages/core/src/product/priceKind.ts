import { isSpecialPriceActive } from "./isSpecialPriceActive.ts";
import type { Moment } from "./Moment.ts";
import type { ProductPrices } from "./Product.ts";

/** Which of a product's prices holds. */
export type PriceKind = "regular" | "special" | "personal";

/**
 * The kind of a product's current price: the special one while it is active, else the personal one if there is one,
 * else the regular one.
 *
 * @rule PRICE-2
 * @example priceKind({ regularPrice: 599, specialPrice: null, personalPrice: 549 }, { now: new Date() }) // => "personal"
 */
export function priceKind(
  product: Pick<ProductPrices, "specialPrice" | "specialFrom" | "specialTo" | "personalPrice">,
  moment: Moment,
): PriceKind {
  if (isSpecialPriceActive(product, moment)) return "special";
  return product.personalPrice ? "personal" : "regular";
}
