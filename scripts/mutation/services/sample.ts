import { isSampled } from "../isSampled.ts";

/** The choice of `mutantsOf`, loaded by Stryker in a separate process. */
const sample = {
  every: Number(process.env["KAMRA_SAMPLE"] ?? 1),
  turn: Number(process.env["KAMRA_SAMPLE_TURN"] ?? 0),
  most: Number(process.env["KAMRA_MOST_MUTANTS"] ?? Infinity),
};

const resultOf = (id: string) =>
  isSampled(id, sample) ? { status: "passed" } : { status: "compileError", reason: "Not in the sample" };

/**
 * For Stryker, which asks before each mutant: mutants outside of the sample are skipped, as if they did not compile.
 */
export const strykerPlugins = [
  {
    kind: "Checker",
    name: "sample",
    factory: () => ({
      init: () => Promise.resolve(),
      check: (mutants: ReadonlyArray<{ readonly id: string }>) =>
        Promise.resolve(Object.fromEntries(mutants.map(({ id }) => [id, resultOf(id)]))),
    }),
  },
];
