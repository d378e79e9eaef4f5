import { it } from "@fast-check/vitest";
import fc from "fast-check";
import { expect } from "vitest";
import { runs } from "../../runs.test.config.ts";
import { preselectedOrder } from "./preselectedOrder.ts";

/** An instant, and how a server in UTC, one in Budapest with and one without an offset write it; a winter day has no ambiguous hour. */
const dated = fc
  .tuple(fc.integer({ min: 0, max: 20 }), fc.constantFrom("utc", "offset", "local"))
  .map(([quarters, as]) => {
    const instant = Date.UTC(2026, 11, 1, 12) + quarters * 900_000;
    const local = new Date(instant + 3_600_000).toISOString().slice(0, 19);
    return {
      instant,
      createdAt: as === "utc" ? new Date(instant).toISOString() : as === "offset" ? `${local}+01:00` : local,
    };
  });

it.prop([fc.array(dated)], runs)(
  "[LINK-1] the most recent order is preselected, and the first of several at the same time",
  (orders) => {
    const latest = Math.max(...orders.map(({ instant }) => instant));
    expect(preselectedOrder(orders)).toBe(orders.find(({ instant }) => instant === latest) ?? null);
  },
);

it("[LINK-1] treats an order with an unreadable date as the oldest", () => {
  const orders = [{ createdAt: "soon" }, { createdAt: "1971-01-01" }];
  expect(preselectedOrder(orders)).toBe(orders[1]);
});
