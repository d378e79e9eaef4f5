// The same values for every mutant; what fails is not shrunk, for nobody reads a mutant's counter-example.
const everyTime = { seed: 20_261_121, endOnFailure: true };

/** Stand in for the numbers of a workspace's `runs.test.config.ts` while mutants are tried. */
export const runs = { numRuns: 10, ...everyTime };
export const sequences = { numRuns: 3, ...everyTime };
export const checkouts = { numRuns: 10, ...everyTime };
export const shoppers = { numRuns: 3, ...everyTime };
