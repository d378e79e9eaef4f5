import { beforeEach, inject } from "vitest";
import { isNoticed } from "./isNoticed.ts";

if (inject("mode") === "mutant") {
  const mutant = inject("activeMutant");
  // Vitest's own bail reaches a process that is kept too late: it would end the run of the next mutant.
  beforeEach(({ onTestFailed, skip }) => {
    if (isNoticed()) skip("The mutant has been noticed");
    onTestFailed(() => {
      globalThis.__noticed__ = mutant;
    });
  });
}
