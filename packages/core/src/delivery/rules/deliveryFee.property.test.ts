import { it } from "@fast-check/vitest";
import fc from "fast-check";
import { expect } from "vitest";
import { huf } from "../../product/amounts.ts";
import { amounts } from "../../product/prices.test.arbitrary.ts";
import { runs } from "../../runs.test.config.ts";
import { deliveryFee } from "./deliveryFee.ts";

const methods = fc.record({
  kind: fc.constantFrom("courier" as const, "postal" as const, "postPoint" as const, "pickup" as const, null),
  price: amounts,
  discountPrice: fc.option(amounts, { nil: null }),
  priceRanges: fc.uniqueArray(fc.record({ from: amounts, price: amounts }), {
    selector: ({ from }) => from,
    maxLength: 4,
  }),
});

const timeSlots = fc.option(fc.record({ price: amounts }), { nil: null });

it.prop([methods, amounts, timeSlots], runs)(
  "[TOTAL-2] the fee is one of the configured prices, at most the discount price",
  (method, goods, timeSlot) => {
    const fee = deliveryFee(method, { goods, timeSlot });
    const prices = [method, ...method.priceRanges, timeSlot].flatMap((each) => each?.price ?? []);
    expect([...prices, method.discountPrice]).toContain(fee);
    expect(fee).toBeLessThanOrEqual(method.discountPrice ?? fee);
  },
);

it.prop([methods, amounts, timeSlots], runs)(
  "[TOTAL-2] the fee does not depend on the order of the ranges, or on unreached ranges",
  (method, goods, timeSlot) => {
    const reached = method.priceRanges.filter(({ from }) => from <= goods).toReversed();
    expect(deliveryFee({ ...method, priceRanges: reached }, { goods, timeSlot })).toBe(
      deliveryFee(method, { goods, timeSlot }),
    );
  },
);

it.prop([methods, amounts, amounts], runs)(
  "[TOTAL-2] the fee is the price of the highest reached range, unless the discount price is lower",
  (method, goods, price) => {
    const lower = method.priceRanges.filter(({ from }) => from < goods);
    const fee = deliveryFee({ ...method, priceRanges: [...lower, { from: goods, price }] }, { goods });
    expect(fee).toBe(Math.min(price, method.discountPrice ?? Infinity));
  },
);

it.prop([methods, amounts, fc.record({ price: amounts })], runs)(
  "[TOTAL-2] the courier's fee depends on the time slot alone, and other methods ignore the slot",
  (method, goods, timeSlot) => {
    const other = method.kind === "courier" ? { goods: huf(0), timeSlot } : { goods };
    expect(deliveryFee(method, { goods, timeSlot })).toBe(deliveryFee(method, other));
  },
);
