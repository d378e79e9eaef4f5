import { beforeEach, inject } from "vitest";

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

if (inject("mode") === "mutant") {
  const mutant = inject("activeMutant");
  // Vitest's own bail reaches a process that is kept too late: it would end the run of the next mutant.
  beforeEach(({ onTestFailed, skip }) => {
    if (globalThis.__noticed__ === mutant) skip("The mutant has been noticed");
    onTestFailed(() => {
      globalThis.__noticed__ = mutant;
    });
  });
}
