import { expect, it } from "vitest";
import { budgets } from "./budgets.ts";
import { isOver, timeTable } from "./timeTable.ts";

const steps = [
  { name: "types", seconds: 3.6 },
  { name: "unit", seconds: budgets.unit + 1 },
] as const;

it("shows the seconds of steps and files, and which step is beyond its budget", () => {
  expect(timeTable(steps, { slowest: [{ name: "a.test.ts", seconds: 12 }], slower: 1 }))
    .toBe(`Seconds by step (1.00 times the machine of the budgets):
     4 s  types
   ${budgets.unit + 1} s  unit (more than ${budgets.unit})
Slowest files of tests:
    12 s  a.test.ts`);
});

it("allows a slower machine more time", () => {
  expect(steps.map((step) => isOver(step, { slower: 1 }))).toEqual([false, true]);
  expect(steps.map((step) => isOver(step, { slower: 1.1 }))).toEqual([false, false]);
});
