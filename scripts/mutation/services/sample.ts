import { isSampled } from "../isSampled.ts";

/** What `mutantsOf` has chosen; Stryker loads this in a process of its own. */
const sample = {
  every: Number(process.env["KAMRA_SAMPLE"] ?? 1),
  most: Number(process.env["KAMRA_MOST_MUTANTS"] ?? Infinity),
};

const resultOf = (id: string) =>
  isSampled(id, sample) ? { status: "passed" } : { status: "compileError", reason: "Not in the sample" };

/** For Stryker, which asks before it tries a mutant: what is not in the sample is left out, as if it did not compile. */
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
