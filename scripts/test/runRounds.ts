import type { Command } from "../setup/step.ts";

export interface Step {
  readonly title: string;
  readonly command: Command;
}

/** Steps one after another. */
type Lane = ReadonlyArray<Step>;
/** Lanes at the same time: the first shows its output as it comes, the others at the end of each step. */
export type Round = ReadonlyArray<Lane>;

/** Runs each round to its end, even after failures. */
export async function runRounds(
  rounds: ReadonlyArray<Round>,
  run: (step: Step, options: { readonly showsAtOnce: boolean }) => Promise<void>,
): Promise<void> {
  for (const round of rounds)
    await Promise.all(
      round.map(async (lane, index) => {
        for (const step of lane) await run(step, { showsAtOnce: index === 0 });
      }),
    );
}
