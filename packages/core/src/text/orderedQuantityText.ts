import { formatWeight } from "../product/formatWeight.ts";
import { gramsOfKilograms } from "../product/gramsOfKilograms.ts";
import { isWeighed } from "../product/isWeighed.ts";
import { productTexts, type ProductTexts } from "../product/text.hu.ts";
import { formatQuantity } from "./formatQuantity.ts";

/** A quantity in both of a product's units. */
export interface OrderedQuantity {
  /** In default units. */
  readonly quantity: number;
  /** Of the default unit. */
  readonly unitName: string;
  /** In alternative units; null unless the shopper chose them. */
  readonly alternativeQuantity: number | null;
  /** Of the alternative unit; null when it is not known. */
  readonly alternativeUnitName: string | null;
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
export function orderedQuantityText(
  { quantity, unitName, alternativeQuantity, alternativeUnitName }: OrderedQuantity,
  { texts = productTexts }: { readonly texts?: Pick<ProductTexts, "estimated"> | undefined } = {},
): string {
  const inDefaultUnits = formatQuantity(quantity, unitName);
  if (alternativeQuantity === null || alternativeUnitName === null) return inDefaultUnits;
  const detail = isWeighed({ name: unitName })
    ? texts.estimated(formatWeight(gramsOfKilograms(quantity)))
    : inDefaultUnits;
  return `${formatQuantity(alternativeQuantity, alternativeUnitName)} (${detail})`;
}
