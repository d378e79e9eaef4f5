import { exactRate } from "./exactRate.ts";
import { dividedBy, nearest, type Fraction } from "./fraction.ts";
import { checkedQuantity, fractionOfHeld, heldStep, nearestHeld, numberOfHeld } from "./heldQuantity.ts";
import type { AlternativeUnit } from "./Product.ts";

/** As near as this to a whole step, an amount was that step before it was converted. */
const tolerance: Fraction = { numerator: 1n, denominator: 10_000n };

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
  const amount = dividedBy(checkedQuantity(quantity, "quantity"), exactRate(unit));
  const step = heldStep(unit);
  if (amount.numerator === 0n) return 0;
  // A little of something is near to its first step at best, never to none.
  const nearestSteps = (nearest(dividedBy(amount, fractionOfHeld(step))) || 1n) * step;
  return numberOfHeld(isWithin(tolerance, amount, fractionOfHeld(nearestSteps)) ? nearestSteps : nearestHeld(amount));
}

function isWithin(distance: Fraction, a: Fraction, b: Fraction): boolean {
  const difference = a.numerator * b.denominator - b.numerator * a.denominator;
  const absolute = difference < 0n ? -difference : difference;
  return absolute * distance.denominator <= distance.numerator * a.denominator * b.denominator;
}
