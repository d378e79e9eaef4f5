import { expect, it } from "vitest";
import type { OrderStatusCode } from "../generated/types.ts";
import { canBecome, isClosed, linkableStatuses } from "./canBecome.ts";
import { orderTexts } from "./text.hu.ts";

const isCode = (text: string): text is OrderStatusCode => text in orderTexts.statuses;
const all = Object.keys(orderTexts.statuses).filter(isCode);
const after = (status: OrderStatusCode) => all.filter((wanted) => canBecome(status, wanted));

/** Every status that an order can still reach without passing through these. */
function reachable(from: OrderStatusCode, without: ReadonlyArray<OrderStatusCode> = []): ReadonlySet<OrderStatusCode> {
  const found = new Set<OrderStatusCode>();
  const visit = (status: OrderStatusCode) => {
    for (const next of after(status))
      if (!found.has(next) && !without.includes(next)) {
        found.add(next);
        visit(next);
      }
  };
  visit(from);
  return found;
}

const shipped = ["KAMRA_SHIPPED", "MPL_SHIPPED", "GPOINT_SHIPPED"] as const;

it("[ORDER-11] an order that waits for a card is not prepared before it is paid", () => {
  for (const status of ["PAYMENT_PENDING", "PAYMENT_REFUSED"] as const) {
    expect(new Set(reachable(status, ["PAYMENT_RECEIVED"]))).not.toContain("PROCESSING");
    expect(reachable(status)).toContain("COMPLETE");
    expect(reachable(status)).toContain("CANCELED");
  }
  expect(canBecome("PAYMENT_REFUSED", "PAYMENT_PENDING")).toBe(true);
  expect(canBecome("PAYMENT_RECEIVED", "PAYMENT_PENDING")).toBe(false);
});

it("[PAY-5] an order is accepted after a refused card only when the card was replaced", () => {
  for (const wanted of ["PENDING", "ACCEPTED"] as const) {
    expect(canBecome("PAYMENT_REFUSED", wanted)).toBe(false);
    expect(canBecome("PAYMENT_REFUSED", wanted, { isPaidOtherwise: true })).toBe(true);
    expect(canBecome("PAYMENT_PENDING", wanted, { isPaidOtherwise: true })).toBe(false);
  }
});

it("[ORDER-11] an order can be cancelled until it is packed, and not afterwards", () => {
  for (const status of ["PENDING", "PAYMENT_PENDING", "PAYMENT_REFUSED", "PAYMENT_RECEIVED", "ACCEPTED"] as const)
    expect(canBecome(status, "MARKED_TO_CANCEL")).toBe(true);
  for (const status of ["PROCESSING", "INVOICED", ...shipped, "COMPLETE"] as const) {
    expect(reachable(status)).not.toContain("MARKED_TO_CANCEL");
    expect(reachable(status)).not.toContain("CANCELED");
  }
});

it("[ORDER-11] an order is invoiced before it leaves or not at all, and is complete once it has left", () => {
  expect(after("PROCESSING").toSorted()).toEqual(["INVOICED", ...shipped].toSorted());
  expect(after("INVOICED").toSorted()).toEqual([...shipped].toSorted());
  for (const status of shipped) expect(after(status)).toEqual(["COMPLETE"]);
  expect(after("MARKED_TO_CANCEL")).toEqual(["CANCELED"]);
});

it("[ORDER-11] a closed order never reaches a status that delivers it", () => {
  expect(all.filter(isClosed).toSorted()).toEqual(["CANCELED", "COMPLETE", "MARKED_TO_CANCEL"]);
  for (const status of ["COMPLETE", "CANCELED"] as const) expect(after(status)).toEqual([]);
});

it("a cart may travel with orders for which nothing has been done, and that no missing payment cancels", () => {
  for (const status of linkableStatuses) {
    expect(canBecome(status, "MARKED_TO_CANCEL")).toBe(true);
    expect(canBecome(status, "PAYMENT_REFUSED")).toBe(false);
  }
  expect(linkableStatuses).toHaveLength(3);
});
