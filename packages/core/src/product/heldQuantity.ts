import { heldDecimal, heldPerUnit } from "./heldDecimal.ts";
import type { AlternativeUnit, SellingUnit } from "./Product.ts";
import { QuantityError, type QuantityErrorKind, type QuantityErrorSubject } from "./QuantityError.ts";
import { roundedRatio } from "./roundedRatio.ts";

/** Up to here neighbouring quantities of five decimals are different numbers, and held ones are safe integers. */
const greatestQuantity = 10_000_000_000;

const faultOf = (value: number): QuantityErrorKind | null => {
  if (!Number.isFinite(value)) return "notFinite";
  if (value < 0) return "negative";
  return value > greatestQuantity ? "tooLarge" : null;
};

/** The quantity itself. Errors: QuantityError when it is not finite, negative or too large. */
export function checkedQuantity(value: number, subject: QuantityErrorSubject): number {
  const fault = faultOf(value);
  if (fault !== null) throw new QuantityError(fault, { subject, value });
  return value;
}

/** Rounded half up to five decimals. Errors: as `checkedQuantity`. */
export function held(value: number, subject: QuantityErrorSubject): number {
  return heldDecimal(checkedQuantity(value, subject));
}

/** As the number that is written with at most five decimals. Errors: QuantityError when it is too large. */
export function numberOfHeld(quantity: number): number {
  return checkedQuantity(quantity / heldPerUnit, "quantity");
}

/** The step of a unit; 1 by default. Errors: as `checkedQuantity`. */
export function heldStep({ quantityStep }: SellingUnit): number {
  return held(quantityStep ?? 0, "quantityStep") || heldPerUnit;
}

/** The minimum of a unit, else its step. Errors: as `checkedQuantity`. */
export function heldMinimum(unit: SellingUnit): number {
  return held(unit.minimumQuantity ?? 0, "minimumQuantity") || heldStep(unit);
}

/** The smallest positive multiple of the step that is not below the minimum. Errors: as `checkedQuantity`. */
export function heldLowest(unit: SellingUnit): number {
  const step = heldStep(unit);
  return Math.ceil(heldMinimum(unit) / step) * step;
}

/** Default units in one alternative unit. Errors: as `checkedQuantity`, and when it is 0. */
export function heldRate({ exchangeRate }: Pick<AlternativeUnit, "exchangeRate">): number {
  const rate = held(exchangeRate, "exchangeRate");
  if (rate === 0) throw new QuantityError("notPositive", { subject: "exchangeRate", value: exchangeRate });
  return rate;
}

/** The nearest multiple of the step, halves up, never under the lowest; 0 stays 0. Errors: as `checkedQuantity`. */
export function heldRounded(wanted: number, unit: SellingUnit): number {
  if (checkedQuantity(wanted, "quantity") === 0) return 0;
  const step = heldStep(unit);
  return Math.max(heldLowest(unit), roundedRatio(heldPerUnit, wanted, step) * step);
}
