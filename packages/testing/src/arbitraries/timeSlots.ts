import type { TimeRange, TimeSlot } from "@kamra/core/delivery";
import fc from "fast-check";
import { prices, weights } from "./amounts.ts";
import { daysAround, stampsAround } from "./instants.ts";
import { optional } from "./optional.ts";
import { plainRecord } from "./plainRecord.ts";
import { ids, names } from "./words.ts";
import { testNow } from "./testNow.ts";

const clock = (hour: number) => `${String(hour).padStart(2, "0")}:00`;

/** Two-hour time slots of the courier on days around `now`. */
export function timeRanges({ now = testNow }: { readonly now?: Date } = {}): fc.Arbitrary<TimeRange> {
  return fc
    .tuple(daysAround(now), fc.integer({ min: 6, max: 20 }))
    .map(([day, hour]) => ({ day, from: clock(hour), to: clock(hour + 2) }));
}

/** Time slots of every status, even an unknown one: hidden, visible, or without an end. */
export function timeSlots({ now = testNow }: { readonly now?: Date } = {}): fc.Arbitrary<TimeSlot> {
  return plainRecord({
    range: timeRanges({ now }),
    id: ids,
    timeRangeId: ids,
    sector: plainRecord({ id: ids, name: names }),
    orderLimit: optional(fc.integer({ min: 0, max: 40 })),
    weightLimit: optional(weights),
    price: prices,
    visibleUntil: optional(stampsAround(now)),
    heldUntil: optional(stampsAround(now)),
    status: fc.oneof({ weight: 3, arbitrary: fc.constant("ACTIVE") }, fc.constantFrom("FULL", "INACTIVE", "SUSPENDED")),
  }).map(({ range, ...slot }) => ({ ...range, ...slot }));
}
