import { expect, it } from "vitest";
import { isPaymentRefusal } from "./isPaymentRefusal.ts";

it.each([
  ["DECLINED", true],
  ["STOLEN_CARD", false],
  [null, false],
])("Of the reason %j for a refused payment this version knows: %s.", (reason, isKnown) => {
  expect(isPaymentRefusal(reason)).toBe(isKnown);
});
