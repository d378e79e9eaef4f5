import { inject } from "vitest";

declare module "vitest" {
  export interface ProvidedContext {
    /** Of Stryker's runner. */
    readonly activeMutant: string;
  }
}

declare global {
  // It outlives this module, which is loaded for each file of tests.
  var __noticed__: string | undefined;
}

/** Whether a test has failed with the current mutant. */
export const isNoticed = (): boolean =>
  inject("mode") === "mutant" && globalThis.__noticed__ === inject("activeMutant");
