import { it } from "@fast-check/vitest";
import fc from "fast-check";
import { expect } from "vitest";
import { runs } from "../runs.test.config.ts";
import { budapestDayByRule, dayAfter, instants } from "./budapestByRule.test.oracle.ts";
import { newsClock } from "./newsClock.ts";
import { priceClock } from "./priceClock.ts";
import { pricedAt } from "./prices.test.arbitrary.ts";
import { soonestChange } from "./soonestChange.ts";

const days = fc.option(fc.integer({ min: -2, max: 2 }), { nil: null });

const page = instants.chain((instant) => {
  const boundOn = (distance: number | null) =>
    distance === null ? null : dayAfter(budapestDayByRule(instant), distance);
  const product = fc.record({ priced: pricedAt(instant), from: days, to: days }).map(({ priced, from, to }) => ({
    ...priced.prices,
    newsFrom: boundOn(from),
    newsTo: boundOn(to),
  }));
  return fc.record({ now: fc.constant(new Date(instant)), products: fc.array(product, { maxLength: 5 }) });
});

it.prop([page], runs)("[PRICE-1] [PRICE-7] is the first of all the changes", ({ products, now }) => {
  const [first = null] = products
    .flatMap((product) => [priceClock(product, { now }).changesAt, newsClock(product, { now }).changesAt])
    .filter((change) => change !== null)
    .toSorted((a, b) => a - b);
  expect(soonestChange(products, { now })).toBe(first);
});
