import type { Grams } from "../../product/amounts.ts";
import type { Moment } from "../../product/Moment.ts";
import { instantOfStamp } from "../../product/stamp.ts";
import type { TimeSlot } from "../model/TimeSlot.ts";

/** `inactive`: any status but that of active and full ones, unknown ones among them. */
export type TimeSlotRefusal = "full" | "inactive" | "past" | "tooHeavy";

/**
 * Everything that keeps a cart out of a time slot; empty when the slot can be chosen.
 *
 * Units: grams. The slot can be chosen up to the instant of `visibleUntil`, and up to its weight limit.
 *
 * @rule SHIP-6
 * @example timeSlotRefusals({ status: "FULL", visibleUntil: null, weightLimit: 30000 }, { cartWeight: 30001, now: new Date() }) // => ["full", "tooHeavy"]
 */
export function timeSlotRefusals(
  { status, visibleUntil, weightLimit }: Pick<TimeSlot, "status" | "visibleUntil" | "weightLimit">,
  asked: Moment & { readonly cartWeight: Grams },
): ReadonlyArray<TimeSlotRefusal> {
  const reasons: ReadonlyArray<readonly [TimeSlotRefusal, boolean]> = [
    ["full", status === "FULL"],
    ["inactive", status !== "FULL" && status !== "ACTIVE"],
    ["past", visibleUntil !== null && (instantOfStamp(visibleUntil, asked) ?? 0) < asked.now.getTime()],
    ["tooHeavy", weightLimit !== null && asked.cartWeight > weightLimit],
  ];
  return reasons.flatMap(([refusal, holds]) => (holds ? [refusal] : []));
}
