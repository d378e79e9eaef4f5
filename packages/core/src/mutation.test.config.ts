import fc from "fast-check";
import { it as vitestIt } from "vitest";

// The same values for every mutant; failures are not shrunk: a mutant's counter-example is never read.
const everyTime = { seed: 20_261_121, endOnFailure: true };

/**
 * Stands in for @fast-check/vitest while mutants are tried: that one takes longer to load than a rule's tests to run, and
 * puts the seed into their titles.
 */
export const it = Object.assign(vitestIt, {
  prop:
    (arbitraries: [fc.Arbitrary<unknown>], parameters: { readonly numRuns: number }) =>
    (title: string, check: (...values: ReadonlyArray<unknown>) => void | Promise<void>) =>
      vitestIt(title, () =>
        fc.assert(
          fc.asyncProperty(...arbitraries, async (...values) => check(...values)),
          { ...parameters, ...everyTime },
        ),
      ),
});
