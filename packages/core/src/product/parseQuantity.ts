import { cleanLine } from "../decoding/cleanText.ts";
import type { ProductQuantities, QuantityType } from "./Product.ts";

/** Why a text is no quantity. */
export type QuantityProblem = "empty" | "notANumber" | "negative" | "otherUnit" | "tooLarge";

/** The result of parsing a quantity. */
export type QuantityEntry =
  | { readonly problem: null; readonly quantity: number; readonly quantityType: QuantityType }
  /** Why it is no quantity of the product, and the names of the units that one can be typed in. */
  | { readonly problem: QuantityProblem; readonly units: ReadonlyArray<string> };

/** A minus; digits, perhaps in threes; decimals, but not three after a point; a unit. */
const pattern = /^([\p{Pd}−]?)(\d+|\d{1,3}(?:\s\d{3})+)((?:,|\.(?!\d{3}(?!\d)))\d*)?\s*(\p{L}.*)?$/u;

/** The typed units of products by the kilogram, and their decimal shift. */
const ofKilogram = Object.entries({ kg: 0, dkg: -2, g: -3 });

/** More than any real quantity; up to it every step can be rounded exactly. */
const greatestTyped = 1_000_000;

/**
 * Parses a typed quantity: decimal comma or point, spaces between thousands, and optionally a unit of the product;
 * without one, the unit of `quantityType`. Products by the kilogram accept g and dkg. A point before three digits
 * (1.200) is refused: it may mean thousands or decimals.
 *
 * A typing mistake is not exceptional, so an invalid text returns a problem instead of throwing.
 *
 * Rounding: none, `roundQuantity` comes next. Errors: none.
 *
 * @rule QTY-8, FORM-6
 * @example parseQuantity("1 200", { product: { defaultUnit: { name: "db" }, alternativeUnit: null }, quantityType: "default" }) // => { problem: null, quantity: 1200, quantityType: "default" }
 * @example parseQuantity("15 dkg", { product: { defaultUnit: { name: "kg" }, alternativeUnit: { name: "db" } }, quantityType: "alternative" }) // => { problem: null, quantity: 0.15, quantityType: "default" }
 * @example parseQuantity("2 l", { product: { defaultUnit: { name: "db" }, alternativeUnit: null }, quantityType: "default" }) // => { problem: "otherUnit", units: ["db"] }
 */
export function parseQuantity(
  text: string,
  {
    product,
    quantityType,
  }: {
    readonly product: Pick<ProductQuantities, "defaultUnit" | "alternativeUnit">;
    readonly quantityType: QuantityType;
  },
): QuantityEntry {
  const types: ReadonlyArray<QuantityType> = [quantityType, quantityType === "default" ? "alternative" : "default"];
  const units = types.flatMap((type) => {
    const name = product[`${type}Unit`]?.name;
    const symbols: typeof ofKilogram = name === "kg" ? ofKilogram : name ? [[name, 0]] : [];
    return symbols.map(([symbol, shift]) => ({ symbol, shift, type }));
  });
  const refused = (problem: QuantityProblem): QuantityEntry => ({ problem, units: units.map(({ symbol }) => symbol) });

  const typed = cleanLine(text).toLowerCase();
  const [match, minus, , , unitName] = pattern.exec(typed) ?? [];
  if (!match) return refused(typed ? "notANumber" : "empty");
  if (minus) return refused("negative");
  const unit = units.find(({ symbol }) => !unitName || unitName === symbol.toLowerCase());
  if (!unit) return refused("otherUnit");
  const number = typed.replace(pattern, "$2$3").replace(/\s/g, "").replace(",", ".");
  const quantity = Number(`${number}e${unit.shift}`);
  return quantity > greatestTyped ? refused("tooLarge") : { problem: null, quantity, quantityType: unit.type };
}
