import { held, heldLowest, heldRounded, heldStep, numberOfHeld } from "./heldQuantity.ts";
import type { SellingUnit } from "./Product.ts";

/** The orderable quantity for a typed one, and why the shopper should be asked about it. */
export interface QuantityOffer {
  readonly quantity: number;
  /** Null for the typed quantity or one near it, which is taken without a question. */
  readonly reason: "belowLeast" | "offStep" | null;
  /** The least that can be ordered, and the step. */
  readonly least: number;
  readonly step: number;
}

/** A change by more than a twentieth is noticed. */
const noticeable = 20;

/**
 * The orderable quantity for a typed one. The shopper is asked before a quantity below the minimum is raised, and
 * before a change by more than a twentieth.
 *
 * Rounding: as `roundQuantity`. Errors: QuantityError for figures that are negative, not finite or too large.
 *
 * @rule QTY-2, QTY-4, SEAM-3
 * @example quantityOffer(0.15, { name: "kg", minimumQuantity: 0.3, quantityStep: 0.1 }) // => { quantity: 0.3, reason: "belowLeast", least: 0.3, step: 0.1 }
 * @example quantityOffer(0.333, { name: "kg", minimumQuantity: 0.3, quantityStep: 0.1 }) // => { quantity: 0.3, reason: "offStep", least: 0.3, step: 0.1 }
 * @example quantityOffer(2.02, { name: "kg", minimumQuantity: 0.3, quantityStep: 0.1 }).reason // => null
 */
export function quantityOffer(wanted: number, unit: SellingUnit): QuantityOffer {
  const typed = held(wanted, "quantity");
  const rounded = heldRounded(wanted, unit);
  const least = heldLowest(unit);
  const isNoticed = Math.abs(rounded - typed) * noticeable > typed;
  return {
    quantity: numberOfHeld(rounded),
    reason: wanted > 0 && typed < least ? "belowLeast" : isNoticed ? "offStep" : null,
    least: numberOfHeld(least),
    step: numberOfHeld(heldStep(unit)),
  };
}
