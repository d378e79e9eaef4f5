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

/** How often each property is tried. */
export const runs = { numRuns: inject("isFull") ? 10_000 : 200, seed };

/** How many answers each generated decoder reads: one generator makes more than a hundred of them. */
export const decodings = { numRuns: inject("isFull") ? 10_000 : 60, seed };
