import { expect, it } from "vitest";
import { paymentKinds, paymentTraits } from "./paymentKinds.ts";

it("[PAY-1] a payment method has the properties of its kind, an unknown one or none has no properties", () => {
  expect(paymentTraits({ kind: "simple" })).toBe(paymentKinds.simple);
  expect(paymentTraits({ kind: null })).toBeNull();
  expect(paymentTraits(null)).toBeNull();
});
