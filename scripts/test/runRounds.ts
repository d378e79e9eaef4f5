import type { StepName } from "./budgets.ts";
import type { Step } from "./steps.ts";

/** Steps one after another. */
export type Lane = ReadonlyArray<Step>;
/** Lanes at the same time: the first shows its output as it comes, the others at the end of each step. */
export type Round = ReadonlyArray<Lane>;

interface TimedStep {
  readonly name: StepName;
  readonly seconds: number;
}

/** Runs each round to its end, even after failures. Returns the seconds of each step, in the order of the rounds. */
export async function runRounds(
  rounds: ReadonlyArray<Round>,
  secondsOf: (step: Step, options: { readonly showsAtOnce: boolean }) => Promise<number>,
): Promise<ReadonlyArray<TimedStep>> {
  const timed: TimedStep[] = [];
  for (const round of rounds) {
    const lanes = await Promise.all(
      round.map(async (lane, index) => {
        const own: TimedStep[] = [];
        for (const step of lane)
          own.push({ name: step.name, seconds: await secondsOf(step, { showsAtOnce: index === 0 }) });
        return own;
      }),
    );
    timed.push(...lanes.flat());
  }
  return timed;
}
