import { it } from "@fast-check/vitest";
import fc from "fast-check";
import { describe, expect, it as test } from "vitest";
import { huf } from "../../product/amounts.ts";
import { runs } from "../../runs.test.config.ts";
import { formats } from "../../product/text.hu.ts";
import { formatHuf } from "../../text/formatHuf.ts";
import { deliveryFee } from "./deliveryFee.ts";
import { deliveryFeeLabel } from "./deliveryFeeLabel.ts";
import { deliveryPriceLabel } from "./deliveryPriceLabel.ts";
import { earliestSlotText } from "./earliestSlotText.ts";
import { timeSlotFeeLabel } from "./timeSlotFeeLabel.ts";

const amounts = fc.integer({ min: 0, max: 100_000 }).map(huf);
const earliest = { day: "2026-11-21", from: "16:00", to: "18:00" };
const couriers = fc
  .record({
    price: amounts,
    discountPrice: fc.option(amounts),
    priceRanges: fc.array(fc.record({ from: amounts, price: amounts }), { maxLength: 3 }),
    prices: fc.array(amounts, { minLength: 1, maxLength: 8 }),
  })
  .map(({ prices, ...method }) => ({
    prices,
    method: {
      ...method,
      kind: "courier" as const,
      timeSlots: {
        free: {
          earliest,
          visibleUntil: null,
          lowestPrice: huf(Math.min(...prices)),
          highestPrice: huf(Math.max(...prices)),
        },
      },
    },
  }));

describe("[SHIP-10] what free time slots cost", () => {
  it.prop([couriers, amounts], runs)(
    "is from the least to the most that any of them would cost these goods",
    ({ method, prices }, goods) => {
      const fees = prices.map((price) => deliveryFee(method, { goods, timeSlot: { price } }));
      const [lowest, highest] = [huf(Math.min(...fees)), huf(Math.max(...fees))];
      const label = timeSlotFeeLabel(method, { goods });
      if (lowest === highest) expect(label).toBe(deliveryPriceLabel(lowest));
      else expect(label).toBe(`${formatHuf(lowest).replace("\u00a0Ft", "")}–\u2060${formatHuf(highest)}`);
    },
  );

  it.prop([couriers, amounts], runs)("is not said when none is free, or none is to be chosen", ({ method }, goods) => {
    for (const timeSlots of [null, { free: null }])
      expect(timeSlotFeeLabel({ ...method, timeSlots }, { goods })).toBeNull();
  });
});

describe("[TOTAL-4] [SHIP-10] the fee on a screen", () => {
  it.prop([couriers, amounts, amounts], runs)(
    "is what the free time slots cost until one is chosen, and from then on the fee itself",
    ({ method }, goods, fee) => {
      expect(deliveryFeeLabel(fee, { method, goods, timeSlot: null })).toBe(timeSlotFeeLabel(method, { goods }));
      expect(deliveryFeeLabel(fee, { method, goods, timeSlot: earliest })).toBe(deliveryPriceLabel(fee));
    },
  );

  it.prop([couriers, amounts, amounts], runs)(
    "is at most the fee where no slot's price is known, and the fee itself by a method without slots",
    ({ method }, goods, fee) => {
      for (const timeSlots of [null, { free: null }])
        expect(deliveryFeeLabel(fee, { method: { ...method, timeSlots }, goods, timeSlot: null })).toBe(
          deliveryPriceLabel(fee, { isAtMost: true }),
        );
      const postal = { ...method, kind: "postal" as const, timeSlots: null };
      expect(deliveryFeeLabel(fee, { method: postal, goods, timeSlot: null })).toBe(deliveryPriceLabel(fee));
      expect(deliveryFeeLabel(fee, { method: null, goods, timeSlot: null })).toBe(deliveryPriceLabel(fee));
    },
  );

  test("is in the money of the shop, with its mark before or behind", () => {
    const label = (lowest: number, money: (digits: string) => string) => {
      const free = { earliest, visibleUntil: null, lowestPrice: huf(lowest), highestPrice: huf(2490) };
      const method = {
        kind: "courier",
        price: huf(2490),
        discountPrice: null,
        priceRanges: [],
        timeSlots: { free },
      } as const;
      const written = { ...formats, thousands: ",", money };
      return deliveryFeeLabel(huf(2490), { method, goods: huf(5000), timeSlot: null, formats: written });
    };
    const [before, behind] = [(digits: string) => `€${digits}`, (digits: string) => `${digits} Ft`];
    expect([label(1990, before), label(1990, behind)]).toEqual(["€1,990–\u2060€2,490", "1,990–\u20602,490 Ft"]);
    expect(label(2490, before)).toBe("€2,490");
  });

  test("is not said of a method that is not chosen yet", () => {
    expect(timeSlotFeeLabel(null, { goods: huf(5000) })).toBeNull();
  });
});

describe("[SHIP-10] the first free time slot", () => {
  const at = (day: string, from = "16:00", to = "18:00", visibleUntil: string | null = null) => ({
    timeSlots: { free: { ...free, visibleUntil, earliest: { day, from, to } } },
  });
  const free = { lowestPrice: huf(790), highestPrice: huf(1290) };
  const now = new Date("2026-11-21T10:00:00Z");

  test.each([
    ["today", at("2026-11-21"), "Legkorábban ma 16–\u206018"],
    ["tomorrow", at("2026-11-22", "08:00", "10:30"), "Legkorábban holnap 8–\u206010:30"],
    ["later", at("2026-11-24", "00:00", "02:00"), "Legkorábban november 24., kedd 0–\u20602"],
    ["in another year", at("2027-01-02", "08:00", "10:00"), "Legkorábban 2027. január 2., szombat 8–\u206010"],
    ["never once it has begun", at("2026-11-21", "11:00", "13:00"), null],
    ["up to its begin", at("2026-11-21", "11:01", "13:00"), "Legkorábban ma 11:01–\u206013"],
    ["never of an earlier day", at("2026-11-20", "16:00", "18:00"), null],
    ["not at all", { timeSlots: { free: null } }, "Most nincs szabad idősáv"],
    ["of a method without any", { timeSlots: null }, null],
  ])("is said by its day: %s", (_, method, text) => {
    expect(earliestSlotText(method, { now })).toBe(text);
  });

  test.each([
    ["today", "2026-11-21T19:00:00Z", "ma 20:00-\u2060ig"],
    ["tomorrow", "2026-11-22T07:30:00Z", "holnap 08:30-\u2060ig"],
    ["today at midnight", "2026-11-21T23:00:00Z", "ma éjfélig"],
    ["tomorrow at midnight", "2026-11-22T23:00:00Z", "holnap éjfélig"],
    ["later", "2026-11-23T11:00:00Z", "november 23. 12:00-\u2060ig"],
    ["later at midnight", "2026-11-23T23:00:00Z", "november 23. végéig"],
  ])("is said with the deadline for ordering it: %s", (_, visibleUntil, until) => {
    const text = `Legkorábban november 24., kedd 16–\u206018, ha ${until} rendelsz`;
    expect(earliestSlotText(at("2026-11-24", "16:00", "18:00", visibleUntil), { now })).toBe(text);
  });

  test("is not said once its deadline has passed", () => {
    const closed = at("2026-11-22", "16:00", "18:00", now.toISOString());
    expect(earliestSlotText(closed, { now })).toBeNull();
    const before = new Date(now.getTime() - 1);
    expect(earliestSlotText(closed, { now: before })).toBe(
      "Legkorábban holnap 16–\u206018, ha ma 11:00-\u2060ig rendelsz",
    );
  });

  test("is today by the clock in Budapest", () => {
    const late = new Date("2026-11-21T23:30:00Z");
    expect(earliestSlotText(at("2026-11-22"), { now: late })).toBe("Legkorábban ma 16–\u206018");
    expect(earliestSlotText(at("2026-11-22"), { now: late, timeZone: "UTC" })).toBe("Legkorábban holnap 16–\u206018");
  });
});
