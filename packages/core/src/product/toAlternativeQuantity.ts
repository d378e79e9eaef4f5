import { heldPerUnit } from "./heldDecimal.ts";
import { held, heldRate, heldStep, numberOfHeld } from "./heldQuantity.ts";
import type { AlternativeUnit } from "./Product.ts";
import { roundedRatio } from "./roundedRatio.ts";

/** 0.0001: as near as this to a whole step, an amount was that step before it was converted. */
const heldTolerance = 10;

/**
 * A quantity counted in default units, in alternative units: a whole step of the alternative unit when within 0.0001
 * of one. It is not rounded to that step otherwise.
 *
 * Rounding: half up to five decimals, exact. Errors: QuantityError for a quantity or step that is negative, not
 * finite or too large, and for a rate that is not above 0.
 *
 * @rule QTY-6
 * @example toAlternativeQuantity(0.54, { name: "db", minimumQuantity: null, quantityStep: 1, exchangeRate: 0.18 }) // => 3
 * @example toAlternativeQuantity(0.5, { name: "db", minimumQuantity: null, quantityStep: 1, exchangeRate: 0.18 }) // => 2.77778
 */
export function toAlternativeQuantity(quantity: number, unit: AlternativeUnit): number {
  const amount = held(quantity, "quantity");
  const rate = heldRate(unit);
  const step = heldStep(unit);
  if (amount === 0) return 0;
  // A positive quantity rounds to the first step at least, never to 0.
  const steps = Math.max(1, roundedRatio(amount, heldPerUnit, rate * step)) * step;
  const distance = Number(BigInt(amount) * BigInt(heldPerUnit) - BigInt(steps) * BigInt(rate));
  const isNear = Math.abs(distance) <= heldTolerance * rate;
  return numberOfHeld(isNear ? steps : roundedRatio(amount, heldPerUnit, rate));
}
