import { isWeighed } from "../product/isWeighed.ts";
import type { ProductPrices, ProductQuantities } from "../product/Product.ts";
import { roundQuantity } from "../product/roundQuantity.ts";
import { lowestValidQuantity } from "../product/lowestValidQuantity.ts";
import { toDefaultQuantity } from "../product/toDefaultQuantity.ts";
import type { ShoppingAmount, ShoppingLine } from "./ShoppingLine.ts";

interface Sold
  extends
    Pick<ProductQuantities, "defaultUnit" | "alternativeUnit">,
    Pick<ProductPrices, "priceUnit" | "pricePerUnit"> {
  /** Grams of one default unit. */
  readonly weight: number | null;
}

/** A pack that lacks a twentieth of what is wanted is enough. */
const enough = 0.05;
const perUnit = 1000;
const greatestQuantity = 10_000;

/** How many default units of a product that is sold by the piece hold an amount; `null` when the product does not say. */
function packsFor({ value, unit }: ShoppingAmount, { priceUnit, pricePerUnit, weight }: Sold): number | null {
  const perDefault = pricePerUnit ?? 1;
  if (unit === "pack") return value;
  if (unit === "db") return priceUnit === "db" ? value * perDefault : value;
  // Without a volume, the product is taken to be as heavy as water.
  if (priceUnit === "kg" || priceUnit === "l") return (value / perUnit) * perDefault;
  return unit === "g" && weight !== null && weight > 0 ? value / weight : null;
}

function kilogramsFor({ value, unit }: ShoppingAmount, { alternativeUnit }: Sold): number | null {
  if (unit === "g" || unit === "ml") return value / perUnit;
  return alternativeUnit === null ? null : toDefaultQuantity(value, alternativeUnit);
}

/**
 * The quantity of a product for a line, in default units: the nearest valid weight, or the least number of packs that
 * hold the amount. A pack's content follows from its unit price: ten eggs are one box of ten. Without an amount, or
 * when the content is unknown: the smallest orderable quantity.
 *
 * Rounding: weights by QTY-2; a pack that lacks a twentieth is enough. Errors: QuantityError for a step, minimum or
 * rate that is negative, not finite or too large.
 *
 * @rule QUICK-3, QTY-2, QTY-4, QTY-6
 * @example quantityForLine({ amount: { value: 10, unit: "db" } }, { defaultUnit: { name: "db", minimumQuantity: null, quantityStep: null }, alternativeUnit: null, weight: null, priceUnit: "db", pricePerUnit: 0.1 }) // => 1
 * @example quantityForLine({ amount: { value: 150, unit: "g" } }, { defaultUnit: { name: "kg", minimumQuantity: 0.1, quantityStep: 0.05 }, alternativeUnit: null, weight: 1000, priceUnit: "kg", pricePerUnit: 1 }) // => 0.15
 */
export function quantityForLine({ amount }: Pick<ShoppingLine, "amount">, product: Sold): number {
  const least = lowestValidQuantity(product.defaultUnit);
  if (amount === null) return least;
  const weighed = isWeighed(product.defaultUnit);
  const wanted = weighed ? kilogramsFor(amount, product) : packsFor(amount, product);
  if (wanted === null) return least;
  const quantity = weighed ? wanted : Math.ceil(wanted - enough);
  return Math.max(least, roundQuantity(Math.min(quantity, greatestQuantity), product.defaultUnit));
}
