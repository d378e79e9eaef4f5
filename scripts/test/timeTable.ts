import { budgets, type StepName } from "./budgets.ts";

export interface Timed {
  readonly name: string;
  readonly seconds: number;
}

const line = ({ name, seconds }: Timed, note = ""): string => `${seconds.toFixed(0).padStart(6)} s  ${name}${note}`;

export const isOver = ({ name, seconds }: { readonly name: StepName; readonly seconds: number }): boolean =>
  seconds > budgets[name];

/** Seconds by step, with those beyond their budget marked, then the slowest files of tests. */
export const timeTable = (
  steps: ReadonlyArray<Timed & { readonly name: StepName }>,
  slowest: ReadonlyArray<Timed>,
): string =>
  [
    "Seconds by step:",
    ...steps.map((step) => line(step, isOver(step) ? ` (more than ${budgets[step.name]})` : "")),
    "Slowest files of tests:",
    ...slowest.map((file) => line(file)),
  ].join("\n");
