import { inject } from "vitest";

declare module "vitest" {
  export interface ProvidedContext {
    /** Whether this is the long run (`npm run test:full`). */
    readonly isFull: boolean;
    /** Of the generated values (`KAMRA_SEED`); the commit's when it is not named. */
    readonly seed: number;
  }
}

const seed = inject("seed");

/** How often a property of a rule or a model is tried. */
export const runs = { numRuns: inject("isFull") ? 10_000 : 200, seed };

/** How many damaged answers are tried: each opens a shop. */
export const damages = { numRuns: inject("isFull") ? 10_000 : 40, seed };

/** How often a sequence of commands is played against a backend. */
export const sequences = { numRuns: inject("isFull") ? 600 : 20, seed };

/** How many checkouts are played, with faults at every step. */
export const checkouts = { numRuns: inject("isFull") ? 10_000 : 20, seed };

/** How often two shoppers with two tabs each play a sequence against a backend. One takes half a second: 10,000 would take an hour and a half. */
export const shoppers = { numRuns: inject("isFull") ? 2000 : 12, seed };
