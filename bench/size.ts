import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pageBudgets, sizeBudgets } from "./size/budgets.ts";
import { bundlers, gzippedSize, unshaken } from "./size/bundlers.ts";
import { packedPackages } from "./size/packedPackages.ts";
import { type PackedRule, packedRules } from "./size/packedRules.ts";
import { changeOf, readSizes, writeSizes } from "./size/lastSizes.ts";
import { floors } from "./size/floors.ts";
import { everything, firstShop, firstShopByEntries, forServers, inBrowsers, inside } from "./size/shops.ts";
import { manifestOf } from "../scripts/packages/manifestOf.ts";
import { storefrontSizes } from "./size/storefrontSizes.ts";

// npm run size            what rules and shops weigh in an app that imports them from the packed packages, and what a page of the
//                         built storefront loads; needs them built, fails beyond a budget
//                         the change beside a size is that to bench/results/sizes.json; `-- --write` keeps the new sizes there
// … bench/size.ts --felt  by one bundler, only the five that shoppers feel: a shop, and four of the storefront; part of `npm test`

const isFelt = process.argv.includes("--felt");
const used = isFelt ? { esbuild: bundlers.esbuild } : bundlers;
const packages = packedPackages();
const faults: string[] = [];
const last = readSizes();
const measured = new Map<string, number>();

interface Budget {
  readonly budget: number;
  readonly goal: number;
}

/** An app that uses its imports and exports nothing. */
const appOf = (kept: ReadonlyArray<PackedRule>): string => {
  const imports = kept.map(
    ({ capability, name }, index) => `import { ${name} as r${index} } from "@kamra/core/${capability}";`,
  );
  return `${imports.join("\n")}\nexport default [${kept.map((_, index) => `r${index}`).join(", ")}];`;
};

/** Bytes by each of the bundlers. */
async function sizesOf(source: string, { hasTexts }: { readonly hasTexts: boolean }): Promise<ReadonlyArray<number>> {
  const sizes = [];
  for (const bundle of Object.values(used))
    sizes.push(gzippedSize(await bundle(source, packages.folder, { hasTexts })));
  return sizes;
}
const sizesOfRules = (kept: ReadonlyArray<PackedRule>) => sizesOf(appOf(kept), { hasTexts: false });

const print = (title: string, sizes: ReadonlyArray<number>, note = "") =>
  console.log(`${sizes.map((size) => String(size).padStart(9)).join("")}  ${title.padEnd(42)} ${note}`);
/** Prints a size with its change, and remembers it. */
function compare(title: string, sizes: ReadonlyArray<number>, note: string): void {
  const size = Math.max(...sizes);
  measured.set(title, size);
  print(title, sizes, `${changeOf(size, last.get(title)).padEnd(7)} ${note}`);
}
function judge(title: string, sizes: ReadonlyArray<number>, { budget, goal }: Budget): void {
  const size = Math.max(...sizes);
  const change = changeOf(size, last.get(title)) || "no change";
  if (size > budget) faults.push(`${title}: ${size} bytes (${change}), the budget is ${budget}`);
  compare(
    title,
    sizes,
    `budget ${budget}${size > budget ? ", BROKEN" : ""}; goal ${goal}${size > goal ? ", missed" : ", reached"}`,
  );
}

/** Nothing is left of a bare import, even for a bundler that is not told that there are no side effects. */
async function findSideEffects(): Promise<void> {
  const { sideEffects: _, ...manifest } = manifestOf(packages.core);
  writeFileSync(join(packages.core, "package.json"), JSON.stringify(manifest));
  for (const capability of inBrowsers(packages))
    for (const [bundler, bundle] of Object.entries(used)) {
      const left = await bundle(`import "@kamra/core/${capability}";`, packages.folder, { hasTexts: true });
      const code = left.replaceAll(/import\s*"[^"]+";?/g, "").trim();
      if (code !== "")
        faults.push(`@kamra/core/${capability} has side effects: ${bundler} leaves ${code.slice(0, 200)}`);
    }
}

async function measureRules(): Promise<void> {
  const rules = await packedRules(packages);
  const isOfSearch = ({ capability }: PackedRule) => capability === forServers;
  const inPages = rules.filter((rule) => !isOfSearch(rule) && rule.capability !== inside);
  const rows = [];
  for (const rule of inPages)
    rows.push({ title: `${rule.capability}/${rule.name}`, sizes: await sizesOfRules([rule]) });
  rows.sort((a, b) => Math.max(...b.sizes) - Math.max(...a.sizes));
  for (const { title, sizes } of rows) print(title, sizes);
  console.log();
  judge("all rules of pages", await sizesOfRules(inPages), sizeBudgets.together);
  judge(`the rules of ${forServers}, for servers`, await sizesOfRules(rules.filter(isOfSearch)), sizeBudgets.search);
  judge("the median rule", rows[rows.length >> 1]?.sizes ?? [], sizeBudgets.median);
  print(`${rows[0]?.title}`, rows[0]?.sizes ?? [], "the largest");
  judge("the largest rule", rows[0]?.sizes ?? [], sizeBudgets.single);
}

async function measureShops(): Promise<void> {
  if (!isFelt) for (const [title, app] of Object.entries(floors)) print(title, await sizesOf(app, { hasTexts: true }));
  judge("a shop of catalogue, cart, delivery", await sizesOf(firstShop, { hasTexts: true }), sizeBudgets.firstShop);
  if (isFelt) return;
  judge(
    "everything of core and react",
    await sizesOf(everything(packages), { hasTexts: true }),
    sizeBudgets.everything,
  );
  const whole = async (source: string) => [gzippedSize(await unshaken(source, packages.folder))];
  judge("nothing left out: that shop by entries", await whole(firstShopByEntries), sizeBudgets.unshakenShop);
  judge(
    "nothing left out: the rules of product",
    await whole('export * from "@kamra/core/product";'),
    sizeBudgets.unshakenRules,
  );
}

function measureStorefront(): void {
  const { selling, others, whole, fonts, withServices } = storefrontSizes();
  console.log("\n    bytes  as sent to a browser");
  for (const { page, bytes, styles } of selling) compare(page, [bytes], `styles ${styles}`);
  for (const { page, bytes } of others) compare(page, [bytes], "");
  const heaviest = (pages: ReadonlyArray<{ readonly bytes: number }>) => [Math.max(...pages.map(({ bytes }) => bytes))];
  judge("scripts before interaction", heaviest(selling), pageBudgets.scripts);
  judge("scripts of other pages", heaviest(others), pageBudgets.otherScripts);
  judge("scripts with all that presses bring", [whole], pageBudgets.whole);
  judge("styles of a page", [Math.max(...selling.map(({ styles }) => styles))], pageBudgets.styles);
  if (!isFelt) judge("fonts", [fonts], pageBudgets.fonts);
  for (const page of withServices) faults.push(`${page} loads the services to start`);
}

const bundlerNames = Object.keys(used).map((name) => name.padStart(9));
console.log(`${bundlerNames.join("")}  bytes, minified and gzipped; rules without texts`);
if (!isFelt) await measureRules();
await measureShops();
if (!isFelt) await findSideEffects();
rmSync(packages.folder, { recursive: true });
measureStorefront();
if (process.argv.includes("--write")) writeSizes(measured);
for (const fault of faults) console.error(fault);
if (faults.length > 0)
  console.error(
    [
      "Look first whether the new code is loaded where it is needed: a dialog or a menu can come with its press.",
      "If it is, raise the budget in bench/size/budgets.ts in the same commit, say why, and keep the sizes: npm run size -- --write",
    ].join("\n"),
  );
process.exitCode = faults.length === 0 ? 0 : 1;
