// The same values for every mutant; failures are not shrunk, because no one reads a mutant's counter-example.
const everyTime = { seed: 20_261_121, endOnFailure: true };

/** Replaces the numbers of a workspace's `runs.test.config.ts` during mutation runs. */
export const runs = { numRuns: 10, ...everyTime };
export const scripts = { numRuns: 4, ...everyTime };
export const decodings = { numRuns: 10, ...everyTime };
export const damages = { numRuns: 10, ...everyTime };
export const sequences = { numRuns: 3, ...everyTime };
export const checkouts = { numRuns: 10, ...everyTime };
export const shoppers = { numRuns: 3, ...everyTime };
