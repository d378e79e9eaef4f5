import { beforeAll, beforeEach, inject } from "vitest";
import { isNoticed } from "./isNoticed.ts";

if (inject("mode") === "mutant") {
  const mutant = inject("activeMutant");
  // Starts no backend for tests that are left out: a file that fails beside a failed test changes nothing.
  beforeAll(() => {
    if (isNoticed()) throw new Error("The mutant has been noticed");
  });
  // Vitest's own bail reaches a process that is kept too late: it would end the run of the next mutant.
  beforeEach(({ onTestFailed, skip }) => {
    if (isNoticed()) skip("The mutant has been noticed");
    onTestFailed(() => {
      globalThis.__noticed__ = mutant;
    });
  });
}
