import { planCapability } from "./planCapability.ts";
import { planComponent } from "./planComponent.ts";
import { planPage } from "./planPage.ts";
import { planRule } from "./planRule.ts";
import { type Plan, PlanError, type ReadFile } from "./Plan.ts";

const kinds: Readonly<
  Record<string, { readonly usage: string; readonly plan: (words: ReadonlyArray<string>, read: ReadFile) => Plan }>
> = {
  rule: { usage: "rule FOLDER/NAME SECTION   such as: rule product/bundlePrice PRICE", plan: planRule },
  capability: { usage: "capability NAME            such as: capability reviews", plan: planCapability },
  component: { usage: "component FOLDER/NAME      such as: component product/BundleBadge", plan: planComponent },
  page: { usage: "page NAME ADDRESS          such as: page recipes /receptek", plan: planPage },
};

const usage = `node scripts/run.js templates/new KIND NAME\n${Object.values(kinds)
  .map((kind) => `  node scripts/run.js templates/new ${kind.usage}`)
  .join("\n")}`;

/** The files of a new rule, capability, component or page in the usual layout. Throws a PlanError for bad input. */
export function planOf([kind = "", ...words]: ReadonlyArray<string>, read: ReadFile): Plan {
  const known = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
  if (!known) throw new PlanError(`There is no kind "${kind}".\n${usage}`);
  return known.plan(words, read);
}
