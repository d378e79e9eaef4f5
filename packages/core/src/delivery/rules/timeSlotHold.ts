import type { Grams } from "../../product/amounts.ts";
import type { Moment } from "../../product/Moment.ts";
import { instantOfStamp } from "../../product/stamp.ts";
import type { TimeSlot } from "../model/TimeSlot.ts";
import { type TimeSlotRefusal, timeSlotRefusals } from "./timeSlotRefusals.ts";

type HeldSlot = Pick<TimeSlot, "id" | "status" | "visibleUntil" | "weightLimit" | "heldUntil">;

/**
 * The state of a cart's time slot reservation: `held`; `expiring` in its last minutes; `unfit` when the cart cannot be
 * ordered with it; `lost` when it has ended.
 */
export interface TimeSlotHold<Slot> {
  readonly status: "held" | "expiring" | "unfit" | "lost";
  readonly slot: Slot;
  /** Milliseconds until the end of the reservation; 0 afterwards. */
  readonly leftMs: number;
  /** Why it is `unfit`. */
  readonly refusals: ReadonlyArray<TimeSlotRefusal>;
}

/**
 * The state of a cart's time slot reservation; `previous` is the former answer. `null` without one. A slot that is not
 * offered at the current address counts as inactive; before the first load nothing is known. A reservation that the
 * server has ended before its time, because the slot does not fit any more, is `unfit`.
 *
 * Units: grams, milliseconds.
 *
 * @rule SHIP-6
 * @example timeSlotHold(null, { previous: null, offered: null, cartWeight: 0, expiringMs: 0, now: new Date() }) // => null
 * @example timeSlotHold(null, { previous: { status: "held", slot: { id: "7" }, leftMs: 1000, refusals: [] }, offered: null, cartWeight: 0, expiringMs: 0, now: new Date() }) // => { status: "lost", slot: { id: "7" }, leftMs: 0, refusals: [] }
 */
export function timeSlotHold<Slot extends HeldSlot>(
  slot: Slot | null,
  {
    previous,
    offered,
    cartWeight,
    expiringMs,
    ...moment
  }: Moment & {
    readonly previous: TimeSlotHold<Slot> | null;
    readonly offered: ReadonlyArray<Slot> | null;
    readonly cartWeight: Grams;
    readonly expiringMs: number;
  },
): TimeSlotHold<Slot> | null {
  const had = slot ?? previous?.slot ?? null;
  if (had === null) return null;
  const leftOf = (each: Slot | null) =>
    each?.heldUntil ? Math.max(0, (instantOfStamp(each.heldUntil, moment) ?? 0) - moment.now.getTime()) : 0;
  const leftMs = leftOf(slot);
  const present = offered === null ? had : offered.find(({ id }) => id === had.id);
  const refusals = present ? timeSlotRefusals(present, { cartWeight, ...moment }) : (["inactive"] as const);
  if (leftMs === 0) {
    const isUnfit = slot === null && refusals.length > 0 && (previous?.status === "unfit" || leftOf(had) > 0);
    return { status: isUnfit ? "unfit" : "lost", slot: had, leftMs, refusals: isUnfit ? refusals : [] };
  }
  const ends = leftMs <= expiringMs ? "expiring" : "held";
  return { status: refusals.length > 0 ? "unfit" : ends, slot: had, leftMs, refusals };
}
