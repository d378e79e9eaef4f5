import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, it } from "vitest";
import { homeOf, manifestOf } from "../packages/manifestOf.ts";
import { componentSheets } from "./componentSheets.ts";

const source = join(homeOf("ui"), "src");
const sheets = componentSheets(join(source, "index.ts"));

/** The CSS Modules whose rules a sheet has: they name classes after their file. */
const modulesIn = (component: string) =>
  new Set(Array.from((sheets.get(component) ?? "").matchAll(/\.kamra-(\w+)-/g), ([, module]) => module));

it("a component's sheet has its own rules and its parts', and no other component's", () => {
  expect(modulesIn("Badge")).toEqual(new Set(["Badge"]));
  const card = modulesIn("ProductCard");
  for (const part of ["ProductCard", "Price", "Badge", "ProductImage", "QuantityControl", "Button", "Link"])
    expect(card).toContain(part);
  for (const other of ["Header", "Dialog", "CartPanel", "RadioCard"]) expect(card).not.toContain(other);
});

it("a part that loads later has its rules in the sheet of the component that loads it", () => {
  expect(modulesIn("DeliveryTypeDialog")).toContain("Dialog");
});

it("every CSS Module is in the sheet of some component", () => {
  const all = globSync("**/*.module.css", { cwd: source }).map((path) => basename(path, ".module.css"));
  const shared = new Set([...sheets.keys()].flatMap((component) => [...modulesIn(component)]));
  expect(all.filter((module) => !shared.has(module))).toEqual([]);
});

it("a sheet's address is the component's name, after the sheets of the whole library", () => {
  const { exports } = manifestOf(homeOf("ui"));
  expect(exports["./*.css"]).toMatchObject({ default: "./dist/sheets/*.css" });
  for (const component of sheets.keys()) expect(exports).not.toHaveProperty([`./${component}.css`]);
  expect(readFileSync(join(source, "components.css"), "utf8")).toMatch(/@layer reset, tokens, base, components;/);
});
