import { folderAndName } from "./nameParts.ts";
import { type Plan, PlanError, type ReadFile } from "./Plan.ts";
import { planFiles } from "./planFiles.ts";

const book = "docs/rule-book.md";

/** The next number of a section of the rule book. */
function nextNumber(section: string | undefined, text: string): string {
  const numbers = [...text.matchAll(/^\| ([A-Z]+)-(\d+) \|/gm)].map(([, name = "", digits]) => ({
    name,
    number: Number(digits),
  }));
  const taken = numbers.filter(({ name }) => name === section).map(({ number }) => number);
  const sections = [...new Set(numbers.map(({ name }) => name))].join(", ");
  if (taken.length === 0)
    throw new PlanError(`${book} has no section "${section ?? ""}". Its sections are ${sections}.`);
  return `${section}-${Math.max(...taken) + 1}`;
}

const ruleText = (name: string, id: string) => `
/**
 * What ${name} answers, in one sentence.
 *
 * Units: none. Rounding: none. Errors: none.
 *
 * @rule ${id}
 * @example ${name}(1) // => 1
 */
export function ${name}(value: number): number {
  return value;
}
`;

const propertyText = (name: string, id: string, up: string) => `
import { it } from "@fast-check/vitest";
import fc from "fast-check";
import { expect } from "vitest";
import { runs } from "${up}/runs.test.config.ts";
import { ${name} } from "./${name}.ts";

it.prop([fc.integer()], runs)("[${id}] leaves every whole number as it is", (value) => {
  expect(${name}(value)).toBe(value);
});
`;

/** A rule: its file, in the room `rules` of a capability with a service; its property, its export and its number in the rule book. */
export function planRule([path, section]: ReadonlyArray<string>, read: ReadFile): Plan {
  const { folder, name } = folderAndName(path, "camelCase", "a rule");
  const id = nextNumber(section, read(book) ?? "");
  const source = `packages/core/src/${folder}`;
  const hasRooms = read(`${source}/service/capability.ts`) !== null;
  const [place, up] = hasRooms ? [`rules/${name}`, "../.."] : [name, ".."];
  const { create, addBelow, addExports, plan } = planFiles(read);
  create(`${source}/${place}.ts`, ruleText(name, id));
  create(`${source}/${place}.property.test.ts`, propertyText(name, id, up));
  addExports(`${source}/index.ts`, `./${place}.ts`, `export { ${name} }`);
  addBelow(book, `| ${section}-`, `| ${id} | pure ∀ | ${name}: in one sentence. |`);
  return plan([
    `Word ${id} in ${book}.`,
    "Give the property the values of shoppers: generators such as pricedNow are in the *.test.arbitrary.ts of core's folders.",
    "Call it where shoppers meet it: a rule without a caller fails npm run rules.",
    "npm run verify, then node scripts/run.js mutation --changed",
  ]);
}
