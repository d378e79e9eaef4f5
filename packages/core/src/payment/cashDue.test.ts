import { expect, it } from "vitest";
import { huf } from "../product/amounts.ts";
import { cashDue } from "./cashDue.ts";

it("[LAW-4] 1–2 fall to 0, 3–4 rise to 5, 6–7 fall to 5, 8–9 rise to 10", () => {
  const dues = Array.from({ length: 11 }, (_, digit) =>
    cashDue(huf(1990 + digit), { paymentMethod: { kind: "cashOnDelivery" } }),
  );
  expect(dues).toEqual([1990, 1990, 1990, 1995, 1995, 1995, 1995, 1995, 2000, 2000, 2000]);
});

it("[LAW-4] nothing is due in cash without a payment method", () => {
  expect(cashDue(huf(1993), { paymentMethod: null })).toBeNull();
});
