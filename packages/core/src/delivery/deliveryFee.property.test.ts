import { it } from "@fast-check/vitest";
import fc from "fast-check";
import { expect } from "vitest";
import { amounts } from "../product/prices.test.arbitrary.ts";
import { runs } from "../runs.test.config.ts";
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

it.prop([methods, amounts, fc.option(fc.record({ price: amounts }), { nil: null })], runs)(
  "[TOTAL-2] is the slot's, else the reached range's, else the method's price, never above its discount price",
  (method, goods, timeSlot) => {
    const reached = method.priceRanges.toSorted((a, b) => b.from - a.from).filter(({ from }) => from <= goods);
    const slotPrice = method.kind === "courier" ? timeSlot?.price : undefined;
    const base = slotPrice ?? reached.at(0)?.price ?? method.price;
    expect(deliveryFee(method, { goods, timeSlot })).toBe(Math.min(base, method.discountPrice ?? base));
  },
);
