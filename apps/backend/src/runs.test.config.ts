import { inject } from "vitest";

declare module "vitest" {
  export interface ProvidedContext {
    /** Whether this is the long run (`npm run test:full`). */
    readonly isFull: boolean;
  }
}

/** How often each property is tried. */
export const runs = { numRuns: inject("isFull") ? 10_000 : 200 };
