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

/** How often a property is tried whose every run makes some dozen database calls. */
export const scripts = { numRuns: inject("isFull") ? 500 : 50, seed };
