import { budgets, type StepName } from "./budgets.ts";

export interface Timed {
  readonly name: string;
  readonly seconds: number;
}

const line = ({ name, seconds }: Timed, note = ""): string => `${seconds.toFixed(0).padStart(6)} s  ${name}${note}`;

/** Whether a step took longer than its budget, on a machine that is `slower` times as slow as that of the budgets. */
export const isOver = (
  { name, seconds }: { readonly name: StepName; readonly seconds: number },
  { slower }: { readonly slower: number },
): boolean => seconds > budgets[name] * slower;

/** Seconds by step, with those beyond their budget marked, then the slowest files of tests. */
export const timeTable = (
  steps: ReadonlyArray<Timed & { readonly name: StepName }>,
  { slowest, slower }: { readonly slowest: ReadonlyArray<Timed>; readonly slower: number },
): string =>
  [
    `Seconds by step (${slower.toFixed(2)} times the machine of the budgets):`,
    ...steps.map((step) =>
      line(step, isOver(step, { slower }) ? ` (more than ${Math.round(budgets[step.name] * slower)})` : ""),
    ),
    "Slowest files of tests:",
    ...slowest.map((file) => line(file)),
  ].join("\n");
