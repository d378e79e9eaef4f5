import { rmSync } from "node:fs";
import { pageBudgets, sizeBudgets } from "./config/sizeBudgets.ts";
import { bundlers, gzippedSize } from "./size/bundlers.ts";
import { packedPackages } from "./size/packedPackages.ts";
import { type PackedRule, packedRules } from "./size/packedRules.ts";
import { floors } from "./size/floors.ts";
import { everything, firstShop, forServers } from "./size/shops.ts";
import { storefrontSizes } from "./size/storefrontSizes.ts";

// npm run size                 what rules and shops weigh in an app that imports them from the packed packages, and what a page of the
//                              built storefront loads; needs them built, fails beyond a budget
// npm run size -- --esbuild    by one bundler alone, as `npm test` does

/** An app that uses its imports and exports nothing. */
const appOf = (kept: ReadonlyArray<PackedRule>): string => {
  const imports = kept.map(
    ({ capability, name }, index) => `import { ${name} as r${index} } from "@kamra/core/${capability}";`,
  );
  return `${imports.join("\n")}\nexport default [${kept.map((_, index) => `r${index}`).join(", ")}];`;
};

interface Budget {
  readonly budget: number;
  readonly goal: number;
}

const used = process.argv.includes("--esbuild") ? { esbuild: bundlers.esbuild } : bundlers;
const packages = packedPackages();
const rules = await packedRules(packages);
/** Bytes by each of the bundlers. */
const sizesOf = async (source: string, { hasTexts }: { readonly hasTexts: boolean }) => {
  const sizes = [];
  for (const bundle of Object.values(used))
    sizes.push(gzippedSize(await bundle(source, packages.folder, { hasTexts })));
  return sizes;
};
const sizesOfRules = (kept: ReadonlyArray<PackedRule>) => sizesOf(appOf(kept), { hasTexts: false });

const faults: Array<string> = [];
for (const capability of packages.capabilities.keys()) {
  for (const [bundler, bundle] of Object.entries(used)) {
    const left = await bundle(`import "@kamra/core/${capability}";`, packages.folder, { hasTexts: true });
    if (left.trim() !== "")
      faults.push(
        `@kamra/core/${capability} has side effects: ${bundler} leaves ${left.length} characters of a bare import`,
      );
  }
}

const isOfSearch = ({ capability }: PackedRule) => capability === forServers;
const inPages = rules.filter((rule) => !isOfSearch(rule));
const rows = [];
for (const rule of inPages) rows.push({ title: `${rule.capability}/${rule.name}`, sizes: await sizesOfRules([rule]) });
rows.sort((a, b) => Math.max(...b.sizes) - Math.max(...a.sizes));
const together = await sizesOfRules(inPages);
const search = await sizesOfRules(rules.filter(isOfSearch));
const shops = {
  first: await sizesOf(firstShop, { hasTexts: true }),
  everything: await sizesOf(everything(packages), { hasTexts: true }),
};
const calls = [];
for (const [title, app] of Object.entries(floors)) calls.push({ title, sizes: await sizesOf(app, { hasTexts: true }) });
rmSync(packages.folder, { recursive: true });

const print = (title: string, sizes: ReadonlyArray<number>, note = "") =>
  console.log(`${sizes.map((size) => String(size).padStart(9)).join("")}  ${title.padEnd(36)}${note}`);
const judge = (title: string, sizes: ReadonlyArray<number>, { budget, goal }: Budget) => {
  const size = Math.max(...sizes);
  if (size > budget) faults.push(`${title}: ${size} bytes, the budget is ${budget}`);
  print(
    title,
    sizes,
    `budget ${budget}${size > budget ? ", BROKEN" : ""}; goal ${goal}${size > goal ? ", missed" : ", reached"}`,
  );
};

console.log(
  `${Object.keys(used)
    .map((name) => name.padStart(9))
    .join("")}  bytes, minified and gzipped; rules without texts`,
);
for (const { title, sizes } of rows) print(title, sizes);
console.log();
judge(`all ${inPages.length} rules of pages`, together, sizeBudgets.together);
judge(`the rules of ${forServers}, for servers`, search, sizeBudgets.search);
judge("the median rule", rows[rows.length >> 1]?.sizes ?? [], sizeBudgets.median);
judge(`the largest, ${rows[0]?.title}`, rows[0]?.sizes ?? [], sizeBudgets.single);
for (const { title, sizes } of calls) print(title, sizes);
judge("a shop of catalogue, cart, delivery", shops.first, sizeBudgets.firstShop);
judge("everything of core and react", shops.everything, sizeBudgets.everything);

const storefront = storefrontSizes();
console.log("\n    bytes  as sent to a browser");
for (const { page, bytes, styles } of storefront.selling) print(page, [bytes], `styles ${styles}`);
for (const { page, bytes } of storefront.others) print(page, [bytes]);
const heaviest = (pages: ReadonlyArray<{ readonly bytes: number }>) => [Math.max(...pages.map(({ bytes }) => bytes))];
judge("scripts before interaction", heaviest(storefront.selling), pageBudgets.scripts);
judge("scripts of other pages", heaviest(storefront.others), pageBudgets.otherScripts);
judge("scripts with all that presses bring", [storefront.whole], pageBudgets.whole);
judge("styles of a page", [Math.max(...storefront.selling.map(({ styles }) => styles))], pageBudgets.styles);
judge("fonts", [storefront.fonts], pageBudgets.fonts);
for (const page of storefront.withServices) faults.push(`${page} loads the services to start`);
for (const fault of faults) console.error(fault);
process.exitCode = faults.length === 0 ? 0 : 1;
