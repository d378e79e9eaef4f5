import { it } from "@fast-check/vitest";
import { Temporal } from "temporal-polyfill";
import { afterEach, describe, expect, vi } from "vitest";
import { runs } from "../runs.test.config.ts";
import { budapestDayByRule, instants } from "./budapestByRule.test.oracle.ts";
import { budapestDay } from "./budapestDay.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

// Node 24 has no Temporal; some browsers have.
describe.each([
  ["without", undefined],
  ["with", Temporal],
])("%s Temporal", (_, given) => {
  it.prop([instants], runs)("[PRICE-1] counts days as Budapest does, by the directive on summer time", (instant) => {
    vi.stubGlobal("Temporal", given);
    expect(budapestDay(new Date(instant))).toBe(budapestDayByRule(instant));
  });

  it("refuses an invalid time or calendar", () => {
    vi.stubGlobal("Temporal", given);
    expect(() => budapestDay(new Date(Number.NaN))).toThrow(RangeError);
    expect(() => budapestDay(new Date(0), { timeZone: "Europe/Nowhere" })).toThrow(RangeError);
  });
});
