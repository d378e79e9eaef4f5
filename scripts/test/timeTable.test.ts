import { expect, it } from "vitest";
import { budgets } from "./budgets.ts";
import { isOver, timeTable } from "./timeTable.ts";

it("shows the seconds of steps and files, and which step is beyond its budget", () => {
  const steps = [
    { name: "types", seconds: 3.6 },
    { name: "unit", seconds: budgets.unit + 1 },
  ] as const;
  expect(timeTable(steps, [{ name: "a.test.ts", seconds: 12 }])).toBe(`Seconds by step:
     4 s  types
   ${budgets.unit + 1} s  unit (more than ${budgets.unit})
Slowest files of tests:
    12 s  a.test.ts`);
  expect(steps.map(isOver)).toEqual([false, true]);
});
