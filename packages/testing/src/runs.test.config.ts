import { inject } from "vitest";

declare module "vitest" {
  export interface ProvidedContext {
    /** Whether this is the long run (`npm run test:full`). */
    readonly isFull: boolean;
  }
}

/** How often a property of a rule or a model is tried. */
export const runs = { numRuns: inject("isFull") ? 10_000 : 200 };

/** How often a sequence of commands is played against a backend. */
export const sequences = { numRuns: inject("isFull") ? 600 : 40 };

/** How many checkouts are played, with what can go wrong at every point of them. */
export const checkouts = { numRuns: inject("isFull") ? 10_000 : 200 };

/**
 * How often two shoppers with two tabs each play a sequence against a backend. The quick run plays the same ones each time: a rare one
 * that goes red is for the long run to find, not for whoever has changed something else.
 */
export const shoppers = inject("isFull") ? { numRuns: 10_000 } : { numRuns: 500, seed: 1013 };
