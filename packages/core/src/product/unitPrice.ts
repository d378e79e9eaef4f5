import { huf, type Huf } from "./amounts.ts";
import { type CurrentPrices, priceAt, type PricedAt } from "./currentPrice.ts";
import type { ProductPrices } from "./Product.ts";
import { roundedProduct } from "./roundedProduct.ts";

/** The price of one `unit`. */
export interface UnitPrice {
  readonly price: Huf;
  /** `kg`, `l`, `db`. */
  readonly unit: string;
}

/**
 * The price of a kilogram, litre or piece, by the current price of a default unit or by the given one; `null` when the product has no such unit.
 *
 * Units: whole forint, gross. Rounding: once, half up, exact. Errors: RangeError when `pricePerUnit` is not finite.
 *
 * @rule PRICE-6
 * @example unitPrice({ regularPrice: 399, specialPrice: null, personalPrice: null, priceUnit: "l", pricePerUnit: 1.5 }, { now: new Date() }) // => { price: 599, unit: "l" }
 * @example unitPrice({ regularPrice: 399, specialPrice: null, personalPrice: null, priceUnit: "l", pricePerUnit: 1.5 }, { price: 200 }) // => { price: 300, unit: "l" }
 */
export function unitPrice(
  product: CurrentPrices & Pick<ProductPrices, "priceUnit" | "pricePerUnit">,
  at: PricedAt,
): UnitPrice | null {
  const { priceUnit, pricePerUnit } = product;
  if (priceUnit === null) return null;
  return { price: huf(roundedProduct(priceAt(product, at), pricePerUnit ?? 1)), unit: priceUnit };
}
