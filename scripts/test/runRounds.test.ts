import { expect, it } from "vitest";
import { runRounds, type Step } from "./runRounds.ts";

const step = (title: string): Step => ({ title, command: { command: title, args: [] } });

it("the lanes of a round run at the same time, their steps in order, and the rounds one after another", async () => {
  const rounds = [[[step("types"), step("check")], [step("audit")]], [[step("rules")]]];
  const journal: string[] = [];
  const turn = () => new Promise((resolve) => setTimeout(resolve));
  await runRounds(rounds, async ({ title }, { showsAtOnce }) => {
    journal.push(showsAtOnce ? `${title} shows` : title);
    await turn();
    journal.push(`end of ${title}`);
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
});
