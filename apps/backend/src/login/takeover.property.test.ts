import fc from "fast-check";
import { it } from "vitest";
import { runs } from "../runs.test.config.ts";
import { assault, attackerSteps } from "../testing/contest/attackerSteps.ts";
import { type Contest, openContest } from "../testing/contest/openContest.ts";
import { comeHome, ownerSteps } from "../testing/contest/ownerSteps.ts";
import { onBothDatabases } from "../testing/onBothDatabases.ts";

const steps = { ...ownerSteps, ...attackerSteps };
type Step = keyof typeof steps;

const isStep = (name: string): name is Step => name in steps;
const names = Object.keys(steps).filter(isStep);

onBothDatabases(
  "an account",
  (backend) => {
    async function play(contest: Contest, script: ReadonlyArray<(contest: Contest) => Promise<void>>): Promise<void> {
      for (const step of script) {
        // No limits here: the attacker has unlimited attempts.
        await backend().database.db.deleteFrom("rate_limits").execute();
        await step(contest);
      }
    }

    const prepared: ReadonlyArray<ReadonlyArray<Step>> = [
      ["attackerRegisters", "ownerPressesTheLink"],
      ["attackerRegisters", "attackerSharesLists", "ownerChoosesByTheLink"],
      ["attackerComesByGoodid", "attackerHasPreparedTheAddress", "ownerResets"],
      ["attackerComesByGoodid", "attackerKeepsALink", "attackerHasPreparedTheAddress", "ownerComesByGoodid"],
      ["attackerComesByGoodid", "attackerHasPreparedTheAddress", "attackerKeepsALink", "ownerResets"],
      ["attackerComesByGoodid", "attackerResetsElsewhere", "attackerAsksForTheAddress", "ownerRegisters"],
    ];
    it.each(prepared.map((script) => [script.join(", "), script] as const))(
      "that an attacker prepared shows the owner's data to no other person: %s",
      async (_names, script) => {
        const contest = await openContest(backend);
        await play(contest, [...script.map((name) => steps[name]), assault, comeHome, assault]);
      },
    );

    it("[SESS-2] [SESS-3] can be read only by the proved owner of the mailbox, in any order of events, and the owner can always log in", async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(fc.constantFrom(...names), { maxLength: 12 }), async (script) => {
          const contest = await openContest(backend);
          await play(contest, [...script.map((name) => steps[name]), assault, comeHome, assault]);
        }),
        // Each run makes some hundred calls to the backend.
        { numRuns: Math.ceil(runs.numRuns / 20) },
      );
    });
  },
  { isDevelopment: true },
);
