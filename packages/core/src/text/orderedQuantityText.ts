import { formatWeight } from "../product/formatWeight.ts";
import { gramsOfKilograms } from "../product/gramsOfKilograms.ts";
import { isEstimated } from "../product/isEstimated.ts";
import type { OrderedQuantity } from "../product/OrderedQuantity.ts";
import { productTexts, type ProductTexts } from "../product/text.hu.ts";
import { formatQuantity } from "./formatQuantity.ts";
import type { Formatted } from "../product/text.hu.ts";

interface Wording extends Formatted {
  readonly texts?: Pick<ProductTexts, "estimated"> | undefined;
}

/**
 * The weight of pieces of a weighed product, marked as an estimate; `null` when nothing is estimated.
 *
 * Rounding: as `formatWeight`. Errors: RangeError for a quantity that is negative or not finite.
 *
 * @rule QTY-6, WEIGHT-1
 * @example estimatedWeightText({ quantity: 1.19, unitName: "kg", alternativeQuantity: 7, alternativeUnitName: "db" }) // => "kb. 1,19 kg"
 * @example estimatedWeightText({ quantity: 12, unitName: "db", alternativeQuantity: 2, alternativeUnitName: "karton" }) // => null
 */
export function estimatedWeightText(
  ordered: OrderedQuantity,
  { formats, texts = productTexts }: Wording = {},
): string | null {
  return isEstimated(ordered) ? texts.estimated(formatWeight(gramsOfKilograms(ordered.quantity), { formats })) : null;
}

/**
 * An ordered quantity as the shopper chose it: pieces with their estimated weight, cases with their pieces.
 *
 * Rounding: an estimated weight as `formatWeight`, others to five decimals. Errors: QuantityError when it is negative,
 * not finite or too large.
 *
 * @rule QTY-6
 * @example orderedQuantityText({ quantity: 1.19, unitName: "kg", alternativeQuantity: 7, alternativeUnitName: "db" }) // => "7 db (kb. 1,19 kg)"
 * @example orderedQuantityText({ quantity: 12, unitName: "db", alternativeQuantity: 2, alternativeUnitName: "karton" }) // => "2 karton (12 db)"
 * @example orderedQuantityText({ quantity: 0.5, unitName: "kg", alternativeQuantity: null, alternativeUnitName: "db" }) // => "0,5 kg"
 */
export function orderedQuantityText(ordered: OrderedQuantity, wording: Wording = {}): string {
  const { quantity, unitName, alternativeQuantity, alternativeUnitName } = ordered;
  const inDefaultUnits = formatQuantity(quantity, unitName, wording);
  if (alternativeQuantity === null || alternativeUnitName === null) return inDefaultUnits;
  const detail = estimatedWeightText(ordered, wording) ?? inDefaultUnits;
  return `${formatQuantity(alternativeQuantity, alternativeUnitName, wording)} (${detail})`;
}
