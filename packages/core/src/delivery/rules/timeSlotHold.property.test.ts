import { it } from "@fast-check/vitest";
import fc from "fast-check";
import { describe, expect } from "vitest";
import { grams } from "../../product/amounts.ts";
import { runs } from "../../runs.test.config.ts";
import { type TimeSlotHold, timeSlotHold } from "./timeSlotHold.ts";

const now = new Date("2026-11-21T10:00:00Z");
const expiringMs = 3000;
const at = (seconds: number) => new Date(now.getTime() + seconds * 1000).toISOString();

const slots = fc.record({
  id: fc.constantFrom("1", "2"),
  status: fc.constantFrom("ACTIVE", "ACTIVE", "ACTIVE", "INACTIVE"),
  visibleUntil: fc.constantFrom(null, at(60), at(-1)),
  weightLimit: fc.constantFrom(null, grams(5)),
  heldUntil: fc.option(fc.integer({ min: -3, max: 9 }).map(at)),
});
type Slot = typeof slots extends fc.Arbitrary<infer Value> ? Value : never;

const previous: fc.Arbitrary<TimeSlotHold<Slot> | null> = fc.option(
  fc.record({
    status: fc.constantFrom("held", "expiring", "unfit", "lost"),
    slot: slots,
    leftMs: fc.nat(),
    refusals: fc.constant([]),
  }),
);

describe("the place reserved for a cart", () => {
  it.prop([fc.option(slots), previous, fc.option(fc.array(slots)), fc.constantFrom(4, 6)], runs)(
    "[SHIP-6] is held, expiring, unfit or lost, by its time, the offered slots and the cart's weight",
    (slot, before, offered, weight) => {
      const hold = timeSlotHold(slot, { previous: before, offered, cartWeight: grams(weight), expiringMs, now });
      const left = slot?.heldUntil ? Date.parse(slot.heldUntil) - now.getTime() : 0;
      if (!slot && !before) expect(hold).toBeNull();
      else {
        const had = slot ?? before?.slot;
        const present = offered ? offered.filter(({ id }) => id === had?.id)[0] : had;
        const isPast = present?.visibleUntil === at(-1);
        const isTooHeavy = present?.weightLimit === 5 && weight === 6;
        const fits = present?.status === "ACTIVE" && !isPast && !isTooHeavy;
        if (left <= 0) {
          const endedEarly = before?.status === "unfit" || Date.parse(before?.slot.heldUntil ?? at(0)) > now.getTime();
          const isUnfit = !slot && endedEarly && !fits;
          expect(hold).toMatchObject({ status: isUnfit ? "unfit" : "lost", slot: had, leftMs: 0 });
          expect(hold?.refusals.length === 0).toBe(!isUnfit);
          return;
        }
        expect(hold).toMatchObject({
          slot,
          leftMs: left,
          status: fits ? (left > 3000 ? "held" : "expiring") : "unfit",
        });
        expect(hold?.refusals.length === 0).toBe(fits);
      }
    },
  );
});
