import { inject } from "vitest";

declare module "vitest" {
  export interface ProvidedContext {
    /** Whether this is the long run (`npm run test:full`). */
    readonly isFull: boolean;
  }
}

export const isFull = inject("isFull");
