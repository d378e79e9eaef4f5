import type { CheckoutBlockerKind } from "../model/CheckoutBlocker.ts";
import type { CheckoutState } from "./checkoutState.ts";
import type { Need } from "./pageNeeds.ts";

const kinds = { lost: "lostTimeSlot", unfit: "unfitTimeSlot", held: "timeSlot", expiring: "timeSlot" } as const;

/**
 * The need of a time slot that is still reserved for the cart. One that expired, or does not fit any more, is another
 * requirement than one that was never chosen, because the shopper did choose.
 *
 * @rule CHK-3, SEAM-2
 */
export function slotNeed({ timeSlotId, timeSlotStatus }: Pick<CheckoutState, "timeSlotId" | "timeSlotStatus">): Need {
  const kind = kinds[timeSlotStatus ?? "held"];
  return [kind, "shipping", kind !== "timeSlot" || !timeSlotId];
}

/**
 * Whether a time slot solves this requirement.
 *
 * @rule CHK-3
 * @example needsTimeSlot({ kind: "lostTimeSlot" }) // => true
 * @example needsTimeSlot({ kind: "postPoint" }) // => false
 */
export const needsTimeSlot = ({ kind }: { readonly kind: CheckoutBlockerKind }): boolean =>
  Object.values(kinds).some((each) => each === kind);
