import type { ProductQuantities, QuantityType } from "./Product.ts";
import { productTexts, type ProductTexts } from "./text.hu.ts";

export type QuantityProblemKind = "empty" | "notANumber" | "ambiguous" | "negative" | "otherUnit" | "tooLarge";

/** Why what was typed is no quantity of the product. */
export interface QuantityProblem {
  readonly kind: QuantityProblemKind;
  /** What a quantity of it can be typed in, the shown unit first. */
  readonly units: ReadonlyArray<string>;
}

export type QuantityEntry =
  | { readonly problem: null; readonly quantity: number; readonly quantityType: QuantityType }
  | { readonly problem: QuantityProblem };

/** A minus; one number over another, or a number with thousands apart and decimals; a unit. */
const pattern = /^([-−–]?)\s*(?:(\d{1,3})\/([1-9]\d{0,2})|(\d+|\d{1,3}(?:\s\d{3})+)([.,]\d*)?)\s*(\p{L}.*?)?\.?$/u;

/** More than any shopper means; what is not above it can be rounded to every step. */
const greatestTyped = 1_000_000;

/** Where the decimal point goes when what is sold by the kilogram is typed in another unit of weight. */
const shiftsOfKilogram = { kg: 0, dkg: -2, g: -3 };

/**
 * The quantity that a shopper typed: decimal comma or point, spaces between thousands, fractions, and if they like a
 * unit that the product is sold in; without one, the unit of `quantityType` is meant. Of what is sold by the kilogram,
 * g and dkg are understood.
 *
 * A slip of the finger is nothing exceptional, so what is no quantity is answered as a problem, not thrown. A point
 * before three digits (1.200) may mean thousands or decimals, and is asked back.
 *
 * Rounding: none, `roundQuantity` comes next. Errors: none.
 *
 * @rule QTY-8
 * @example parseQuantity("1 200", { product: { defaultUnit: { name: "db" }, alternativeUnit: null }, quantityType: "default" }) // => { problem: null, quantity: 1200, quantityType: "default" }
 * @example parseQuantity("15 dkg", { product: { defaultUnit: { name: "kg" }, alternativeUnit: { name: "db" } }, quantityType: "alternative" }) // => { problem: null, quantity: 0.15, quantityType: "default" }
 * @example parseQuantity("2 l", { product: { defaultUnit: { name: "db" }, alternativeUnit: null }, quantityType: "default" }) // => { problem: { kind: "otherUnit", units: ["db"] } }
 */
export function parseQuantity(
  text: string,
  {
    product,
    quantityType,
    texts = productTexts,
  }: {
    readonly product: Pick<ProductQuantities, "defaultUnit" | "alternativeUnit">;
    readonly quantityType: QuantityType;
    readonly texts?: Pick<ProductTexts, "quantityWords">;
  },
): QuantityEntry {
  const types: ReadonlyArray<QuantityType> =
    quantityType === "default" ? ["default", "alternative"] : ["alternative", "default"];
  const units = types.flatMap((type) => {
    const name = (type === "default" ? product.defaultUnit : product.alternativeUnit)?.name;
    if (name === undefined) return [];
    const shifts = name === "kg" ? shiftsOfKilogram : { [name]: 0 };
    return Object.entries(shifts).map(([symbol, shift]) => ({ symbol, shift, quantityType: type }));
  });
  const problem = (kind: QuantityProblemKind): QuantityEntry => ({
    problem: { kind, units: units.map(({ symbol }) => symbol) },
  });

  const words: Readonly<Record<string, string>> = texts.quantityWords;
  const typed = text
    .trim()
    .toLowerCase()
    .replace(/\p{L}+/gu, (word) => (Object.hasOwn(words, word) && words[word]) || word);
  const [match, minus, dividend, divisor, whole = "", decimals = "", symbol] = pattern.exec(typed) ?? [];
  if (match === undefined) return problem(typed ? "notANumber" : "empty");
  if (minus) return problem("negative");
  if (/^[1-9]\d{0,2}\.\d{3}$/.test(whole + decimals)) return problem("ambiguous");
  const unit = units.find((known) => symbol === undefined || known.symbol.toLowerCase() === symbol);
  if (unit === undefined) return problem("otherUnit");
  const figure = divisor ? Number(dividend) / Number(divisor) : whole.replace(/\s/g, "") + decimals.replace(",", ".");
  const quantity = Number(`${figure}e${unit.shift}`);
  return quantity > greatestTyped
    ? problem("tooLarge")
    : { problem: null, quantity, quantityType: unit.quantityType };
}
