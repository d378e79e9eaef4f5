import { readFileSync } from "node:fs";
import { checkPackage, createPackageFromTarballData } from "@arethetypeswrong/core";
import { tarballOf } from "./install.ts";
import { homeOf } from "./manifestOf.ts";
import { entriesOf } from "./entriesOf.ts";

/** What are-the-types-wrong says of a tarball. Packages are ES modules only, so what `require` finds is left out. */
export async function resolutionFaults(
  name: string,
  { folder }: { readonly folder: string },
): Promise<ReadonlyArray<string>> {
  const modules = entriesOf(homeOf(name)).filter((entry) => !entry.endsWith(".css"));
  const checked = await checkPackage(createPackageFromTarballData(readFileSync(tarballOf(name, folder))), {
    entrypoints: modules.map((entry) => `.${entry.slice(`@kamra/${name}`.length)}`),
  });
  if (!checked.types) return [`@kamra/${name} has no types`];
  return checked.problems.flatMap((problem) => {
    const isOfRequire = "resolutionKind" in problem && /^node(?:10|16-cjs)$/.test(problem.resolutionKind);
    return isOfRequire ? [] : [`@kamra/${name}: ${JSON.stringify(problem)}`];
  });
}
