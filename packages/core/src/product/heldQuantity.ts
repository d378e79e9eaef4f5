import { exactly, nearest, times, type Fraction } from "./fraction.ts";
import { greatestQuantity } from "./greatestQuantity.ts";
import type { SellingUnit } from "./Product.ts";
import { QuantityError, type QuantityErrorSubject } from "./QuantityError.ts";

/** A quantity held exactly, as a count of hundred-thousandths. */
export type HeldQuantity = bigint;

const heldDecimals = 5;
const heldPerUnit = 10n ** BigInt(heldDecimals);

/** Errors: QuantityError when it is not finite, negative or too large. */
export function checkedQuantity(value: number, subject: QuantityErrorSubject): Fraction {
  if (!Number.isFinite(value)) throw new QuantityError("notFinite", { subject, value });
  if (value < 0) throw new QuantityError("negative", { subject, value });
  if (value > greatestQuantity) throw new QuantityError("tooLarge", { subject, value });
  return exactly(value);
}

/** Rounded half up to five decimals. Errors: as `checkedQuantity`. */
export function held(value: number, subject: QuantityErrorSubject): HeldQuantity {
  return nearestHeld(checkedQuantity(value, subject));
}

export function nearestHeld(quantity: Fraction): HeldQuantity {
  return nearest(times(quantity, { numerator: heldPerUnit, denominator: 1n }));
}

export function fractionOfHeld(quantity: HeldQuantity): Fraction {
  return { numerator: quantity, denominator: heldPerUnit };
}

/** As the number that is written with at most five decimals. Errors: QuantityError when it is too large. */
export function numberOfHeld(quantity: HeldQuantity): number {
  const value = Number(`${quantity}e-${heldDecimals}`);
  if (value > greatestQuantity) throw new QuantityError("tooLarge", { subject: "quantity", value });
  return value;
}

/** The step of a unit; 1 when it has none. Errors: as `checkedQuantity`. */
export function heldStep({ quantityStep }: SellingUnit): HeldQuantity {
  return given(quantityStep, "quantityStep") ?? heldPerUnit;
}

/** The minimum of a unit, else its step. Errors: as `checkedQuantity`. */
export function heldMinimum(unit: SellingUnit): HeldQuantity {
  return given(unit.minimumQuantity, "minimumQuantity") ?? heldStep(unit);
}

/** The smallest positive multiple of the step that is not below the minimum. Errors: as `checkedQuantity`. */
export function heldLowest(unit: SellingUnit): HeldQuantity {
  const step = heldStep(unit);
  return ((heldMinimum(unit) + step - 1n) / step) * step;
}

function given(value: number | null, subject: QuantityErrorSubject): HeldQuantity | null {
  if (value === null) return null;
  const quantity = held(value, subject);
  return quantity === 0n ? null : quantity;
}
