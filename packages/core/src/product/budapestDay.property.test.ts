import { it } from "@fast-check/vitest";
import { expect } from "vitest";
import { runs } from "../runs.test.config.ts";
import { budapestDayByRule, instants } from "./budapestByRule.test.oracle.ts";
import { budapestDay } from "./budapestDay.ts";

it.prop([instants], runs)("[PRICE-1] counts days as Budapest does, by the directive on summer time", (instant) => {
  expect(budapestDay(new Date(instant))).toBe(budapestDayByRule(instant));
});
