import { it } from "@fast-check/vitest";
import fc from "fast-check";
import { expect } from "vitest";
import { runs } from "../runs.test.config.ts";
import { budapestDayByRule, instants, isSummerTime, minutesAhead, stampByRule } from "./budapestByRule.test.oracle.ts";
import { dayOfStamp, instantOfStamp } from "./stamp.ts";

const hour = 60 * 60_000;

/** An instant, and how a clock that many minutes ahead of UTC writes it. */
const stamped = fc
  .tuple(instants, minutesAhead)
  .map(([instant, minutes]) => ({ instant, stamp: stampByRule(instant, minutes) }));

it.prop([stamped], runs)("[PRICE-1] a stamp with an offset counts as its Budapest day", ({ instant, stamp }) => {
  expect(dayOfStamp(stamp)).toBe(budapestDayByRule(instant));
});

it.prop([stamped], runs)("[PRICE-7] a stamp with an offset is that instant", ({ instant, stamp }) => {
  expect(instantOfStamp(stamp)).toBe(instant);
});

it.prop([instants], runs)(
  "[PRICE-7] a stamp without an offset is an instant when Budapest clocks show it",
  (instant) => {
    const wall = new Date(instant + (isSummerTime(instant) ? 2 : 1) * hour).toISOString().replace("Z", "");
    const found = instantOfStamp(wall);
    // In the hour that occurs twice in autumn, the first is meant.
    const first = !isSummerTime(instant) && isSummerTime(instant - hour) ? instant - hour : instant;
    expect(found).toBe(first);
  },
);

it.prop([fc.string()], runs)("[PRICE-1] any other text is neither a day nor an instant, and throws nothing", (text) => {
  fc.pre(!/^\d{4}/.test(text));
  expect(dayOfStamp(text)).toBeNull();
  expect(instantOfStamp(text)).toBeNull();
});
