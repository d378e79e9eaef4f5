import { type CurrentPrices, priceAt, type PricedAt } from "./currentPrice.ts";
import type { ProductPrices, SellingUnit } from "./Product.ts";
import { unitPrice, type UnitPrice } from "./unitPrice.ts";

/**
 * The unit price to show beside a price of the default unit; `null` when the two are the same.
 *
 * @rule LAW-2
 * @example unitPriceBeside({ regularPrice: 799, specialPrice: null, personalPrice: null, priceUnit: "kg", pricePerUnit: 1, defaultUnit: { name: "kg" } }, { now: new Date() }) // => null
 */
export function unitPriceBeside(
  product: CurrentPrices &
    Pick<ProductPrices, "priceUnit" | "pricePerUnit"> & { readonly defaultUnit: Pick<SellingUnit, "name"> },
  at: PricedAt,
): UnitPrice | null {
  const perUnit = unitPrice(product, at);
  const isSaid = perUnit?.price === priceAt(product, at) && perUnit.unit === product.defaultUnit.name;
  return isSaid ? null : perUnit;
}
