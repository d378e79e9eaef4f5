import { afterAll, beforeAll, inject } from "vitest";

declare module "vitest" {
  export interface ProvidedContext {
    readonly isFull: boolean;
    readonly seed: number;
    readonly reactMajor: string;
    /** Of Stryker's runner. */
    readonly mode: "dry-run" | "mutant";
  }
}

declare global {
  // Stryker's instrumented code reports to it by this name.
  var __stryker__: {
    currentTestId?: string | undefined;
    readonly mutantCoverage?: { readonly perTest: Record<string, Record<string, number>> };
  };
}

const stryker = globalThis.__stryker__;

/**
 * Code in hooks, or between tests, counts for every test of its file. Stryker would attribute it to module loading,
 * and run all tests in a separate process.
 */
if (inject("mode") === "dry-run") {
  let hooks: string | undefined;
  let test: string | undefined;
  Object.defineProperty(stryker, "currentTestId", {
    configurable: true,
    get: () => test ?? hooks,
    set: (next: string | undefined) => {
      test = next;
    },
  });
  beforeAll(({}, { file }) => {
    hooks = `${file.filepath}#`;
  });
  afterAll(({}, { file }) => {
    const all = stryker.mutantCoverage?.perTest ?? {};
    const ofHooks = all[`${file.filepath}#`] ?? {};
    delete all[`${file.filepath}#`];
    for (const [id, ofTest] of Object.entries(all)) {
      if (id.startsWith(`${file.filepath}#`))
        for (const [mutant, hits] of Object.entries(ofHooks)) ofTest[mutant] = (ofTest[mutant] ?? 0) + hits;
    }
    hooks = undefined;
  });
}
