import fc from "fast-check";
import { expect, it } from "vitest";
import { huf } from "../product/amounts.ts";
import { paymentAlternatives } from "./paymentAlternatives.ts";
import { type PaymentKind, paymentKinds } from "./paymentKinds.ts";
import { paymentLimit } from "./paymentLimit.ts";

const amount = fc.integer({ min: 0, max: 200_000 }).map(huf);
const kinds: ReadonlyArray<PaymentKind> = ["bankTransfer", "cashOnDelivery", "simple", "borgun", "savedCard"];
const method = fc.record({
  kind: fc.constantFrom(...kinds, null),
  cost: fc.option(amount),
  minAmount: fc.option(amount),
  maxAmount: fc.option(amount),
});
const methods = fc
  .uniqueArray(method, { selector: ({ kind }) => kind })
  .map((all) => all.map((each) => ({ ...each, id: each.kind === null ? "9" : paymentKinds[each.kind].id })));
const refusedIds = fc.constantFrom("3", "4", "5");

it("[PAY-5] only another offered method that fits the amount takes a refused one's place, and no saved card", () => {
  fc.assert(
    fc.property(methods, refusedIds, amount, amount, (offered, refusedId, due, donation) => {
      const found = paymentAlternatives(offered, { refusedId, due, donation }).map((each) => each.method);
      for (const each of offered) {
        const isFit = paymentLimit(each, { due, donation }) === null;
        const isOther = each.id !== refusedId && each.kind !== null && each.kind !== "savedCard";
        expect(found.includes(each)).toBe(isFit && isOther);
      }
    }),
  );
});

it("[PAY-5] the total that is agreed to is what is due with the donation and the fee, and only cash has a fee", () => {
  fc.assert(
    fc.property(methods, refusedIds, amount, amount, (offered, refusedId, due, donation) => {
      for (const { method: each, fee, total } of paymentAlternatives(offered, { refusedId, due, donation })) {
        expect(total).toBe(due + donation + fee);
        expect(fee).toBe(each.kind === "cashOnDelivery" && due > 0 ? (each.cost ?? 0) : 0);
      }
    }),
  );
});
