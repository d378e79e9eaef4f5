import { it } from "@fast-check/vitest";
import fc from "fast-check";
import { expect } from "vitest";
import { huf } from "../product/amounts.ts";
import { runs } from "../runs.test.config.ts";
import { paymentLimit, paymentLimitText } from "./paymentLimit.ts";

const amounts = fc.nat(2000).map(huf);
const methods = fc.record({
  kind: fc.constantFrom("cashOnDelivery", "simple", "bankTransfer", null),
  cost: fc.option(amounts, { nil: null }),
  minAmount: fc.option(amounts, { nil: null }),
  maxAmount: fc.option(amounts, { nil: null }),
});

it.prop([methods, amounts, amounts], runs)(
  "[PAY-4] an amount can be paid exactly when it is within the method's limits, with its fee in cash; nothing always can",
  (method, due, donation) => {
    const fee = due > 0 && method.kind === "cashOnDelivery" ? (method.cost ?? 0) : 0;
    const paid = due + fee + donation;
    const isWithin = paid >= (method.minAmount ?? 0) && paid <= (method.maxAmount ?? Infinity);
    const beyond = paymentLimit(method, { due, donation });
    expect(beyond === null).toBe(paid === 0 || isWithin);
    expect(paymentLimitText(method, { due, donation }) === null).toBe(beyond === null);
    if (beyond !== null) expect(beyond.kind === "belowMinimum" ? paid < beyond.limit : paid > beyond.limit).toBe(true);
  },
);
