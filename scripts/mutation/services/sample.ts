import { isSampled } from "../isSampled.ts";

const every = Number(process.env["KAMRA_SAMPLE"] ?? 1);

const resultOf = (id: string) =>
  isSampled(id, every) ? { status: "passed" } : { status: "compileError", reason: "Not in the sample" };

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
