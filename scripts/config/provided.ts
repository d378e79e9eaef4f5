import "vitest";

declare module "vitest" {
  export interface ProvidedContext {
    /** Whether this is the long run (`npm run test:full`). */
    readonly isFull: boolean;
    /** Of the generated values (`KAMRA_SEED`); the commit's when it is not named. */
    readonly seed: number;
  }
}
