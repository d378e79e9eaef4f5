import { readFileSync } from "node:fs";
import { mutantOf, type Result } from "./mutantOf.ts";
import { shownMutant } from "./shownMutant.ts";

interface Plan {
  readonly mutantPlans: ReadonlyArray<{ readonly mutant: Pick<Result, "fileName"> }>;
}

/** As they are when the run begins: they may be worked on meanwhile. */
const sources = new Map<string, string>();

/** For Stryker: shows each survivor as soon as it is found, so that a run that is broken off has said something. */
export const strykerPlugins = [
  {
    kind: "Reporter",
    name: "survivors",
    value: {
      onMutationTestingPlanReady({ mutantPlans }: Plan) {
        for (const { mutant } of mutantPlans)
          if (!sources.has(mutant.fileName)) sources.set(mutant.fileName, readFileSync(mutant.fileName, "utf8"));
      },
      onMutantTested(result: Result) {
        if (result.status === "Survived" || result.status === "NoCoverage")
          console.log(shownMutant(mutantOf(result, { source: sources.get(result.fileName) ?? "" })));
      },
    },
  },
];
