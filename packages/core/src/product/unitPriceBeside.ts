import type { Huf } from "./amounts.ts";
import { currentPrice, type CurrentPrices } from "./currentPrice.ts";
import type { Moment } from "./Moment.ts";
import type { ProductPrices, SellingUnit } from "./Product.ts";
import { unitPrice, type UnitPrice } from "./unitPrice.ts";

/**
 * The unit price to show beside a price of the default unit; `null` when that price says it already.
 *
 * @rule LAW-2
 * @example unitPriceBeside({ regularPrice: 799, specialPrice: null, personalPrice: null, priceUnit: "kg", pricePerUnit: 1, defaultUnit: { name: "kg" } }, { now: new Date() }) // => null
 */
export function unitPriceBeside(
  product: CurrentPrices &
    Pick<ProductPrices, "priceUnit" | "pricePerUnit"> & { readonly defaultUnit: Pick<SellingUnit, "name"> },
  { now, price = currentPrice(product, { now }) }: Moment & { readonly price?: Huf },
): UnitPrice | null {
  const perUnit = unitPrice(product, { now });
  const isSaid = perUnit?.price === price && perUnit.unit === product.defaultUnit.name;
  return isSaid ? null : perUnit;
}
