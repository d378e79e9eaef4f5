import { describe, expect, it } from "vitest";
import { OrderStatusCode } from "../generated/types.ts";
import { canBecome } from "./canBecome.ts";
import { type ChangedBy, newsOf } from "./newsOf.ts";

const codes = Object.values(OrderStatusCode);
const people = ["shopper", "shop", "deadline", "silence"] as const satisfies ReadonlyArray<ChangedBy>;

/** Each change that is allowed, and who may make it. */
const changes = codes.flatMap((from) =>
  codes
    .filter((to) => canBecome(from, to))
    .flatMap((to) => people.map((by) => ({ from, to, by, kind: newsOf({ from, to, by }) }))),
);

/** What is not told: the shopper has just ordered, or has been told of the cancellation. */
const silent = ["PENDING", "PAYMENT_PENDING", "ACCEPTED", "INVOICED"];

describe("the news of an order", () => {
  it.each(changes)("[ORDER-11] from $from to $to by the $by is told as $kind", ({ from, to, by, kind }) => {
    if (silent.includes(to) || from === "MARKED_TO_CANCEL") return expect(kind).toBeNull();
    const endings = {
      deadline: "orderUnpaid",
      silence: "orderUnconfirmed",
      shopper: "orderCancelled",
      shop: "orderCancelled",
    };
    const ending = endings[by];
    return expect(kind).toBe(
      {
        PAYMENT_RECEIVED: "orderPaid",
        PAYMENT_REFUSED: "orderPaymentFailed",
        PROCESSING: "orderPicking",
        KAMRA_SHIPPED: "orderOnItsWay",
        MPL_SHIPPED: "orderPosted",
        GPOINT_SHIPPED: "orderReady",
        COMPLETE: "orderDelivered",
        MARKED_TO_CANCEL: ending,
        CANCELED: ending,
      }[to.toString()],
    );
  });

  it("[ORDER-11] a cancellation is told once, on every way to the end", () => {
    for (const from of codes.filter((code) => canBecome(code, "MARKED_TO_CANCEL"))) {
      const told = [
        newsOf({ from, to: "MARKED_TO_CANCEL", by: "shopper" }),
        newsOf({ from: "MARKED_TO_CANCEL", to: "CANCELED", by: "shop" }),
      ];
      expect(told.filter((kind) => kind !== null)).toEqual(["orderCancelled"]);
    }
  });
});
