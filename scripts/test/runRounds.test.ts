import { expect, it } from "vitest";
import type { StepName } from "./budgets.ts";
import { runRounds } from "./runRounds.ts";
import type { Step } from "./steps.ts";

const step = (name: StepName): Step => ({ name, title: name, command: { command: name, args: [] } });

it("the lanes of a round run at the same time, their steps in order, and the rounds one after another", async () => {
  const rounds = [[[step("types"), step("check")], [step("audit")]], [[step("rules")]]];
  const journal: string[] = [];
  const turn = () => new Promise((resolve) => setTimeout(resolve));
  const timed = await runRounds(rounds, async ({ name }, { showsAtOnce }) => {
    journal.push(showsAtOnce ? `${name} shows` : name);
    await turn();
    journal.push(`end of ${name}`);
    return name.length;
  });
  expect(journal).toEqual([
    "types shows",
    "audit",
    "end of types",
    "check shows",
    "end of audit",
    "end of check",
    "rules shows",
    "end of rules",
  ]);
  expect(timed).toEqual([
    { name: "types", seconds: 5 },
    { name: "check", seconds: 5 },
    { name: "audit", seconds: 5 },
    { name: "rules", seconds: 5 },
  ]);
});
