import { needsTimeSlot } from "@kamra/core/checkout";
import type { TimeSlot } from "@kamra/core/delivery";
import { useCart, useCheckout } from "@kamra/react";

/**
 * The cart's time slot while it can be ordered: not one that has expired or does not fit any more.
 *
 * @rule SEAM-2
 */
export function useHeldSlot(): TimeSlot | null {
  const timeSlot = useCart(({ cart }) => cart?.timeSlot ?? null);
  const isMissing = useCheckout(({ blockers }) => blockers.some(needsTimeSlot));
  return isMissing ? null : timeSlot;
}
