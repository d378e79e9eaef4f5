import { huf, type Grams, type Huf } from "./amounts.ts";
import { currentPrice, type CurrentPrices } from "./currentPrice.ts";
import { gramsOfKilograms } from "./gramsOfKilograms.ts";
import { isWeighed } from "./isWeighed.ts";
import type { Moment } from "./Moment.ts";
import type { ProductQuantities } from "./Product.ts";
import { roundedProduct } from "./roundedProduct.ts";
import { toDefaultQuantity } from "./toDefaultQuantity.ts";

/** About how much one piece weighs and costs. */
export interface PieceEstimate {
  /** Of the piece: `db`. */
  readonly unitName: string;
  readonly weight: Grams;
  readonly price: Huf;
}

/**
 * About how much one piece of a weighed product weighs and costs; `null` for products that are not weighed, or not sold
 * by the piece.
 *
 * Units: grams; whole forint, gross, without the deposit. Rounding: once, half up, exact. Errors: QuantityError when the
 * rate is not above 0, not finite or too large.
 *
 * @rule QTY-6, PRICE-3, PRICE-8
 * @example pieceEstimate({ regularPrice: 2549, specialPrice: null, personalPrice: null, defaultUnit: { name: "kg" }, alternativeUnit: { name: "db", exchangeRate: 0.45 } }, { now: new Date() }) // => { unitName: "db", weight: 450, price: 1147 }
 * @example pieceEstimate({ regularPrice: 399, specialPrice: null, personalPrice: null, defaultUnit: { name: "db" }, alternativeUnit: { name: "karton", exchangeRate: 12 } }, { now: new Date() }) // => null
 */
export function pieceEstimate(
  product: CurrentPrices & Pick<ProductQuantities, "defaultUnit" | "alternativeUnit">,
  moment: Moment,
): PieceEstimate | null {
  const { defaultUnit, alternativeUnit } = product;
  if (alternativeUnit === null || !isWeighed(defaultUnit)) return null;
  const quantity = toDefaultQuantity(1, alternativeUnit);
  return {
    unitName: alternativeUnit.name,
    weight: gramsOfKilograms(quantity),
    price: huf(roundedProduct(currentPrice(product, moment), quantity)),
  };
}
