import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { readClaims } from "../../scripts/rules/readClaims.ts";
import type { PackedPackages } from "./packedPackages.ts";

export interface PackedRule {
  readonly capability: string;
  readonly name: string;
}

/** The functions that a module exports. Errors: when it exports a default. */
const functionsOf = async (file: string): Promise<ReadonlyArray<string>> => {
  const module: unknown = await import(pathToFileURL(file).href);
  if (typeof module !== "object" || module === null) throw new Error(`${file} is no module`);
  const exported = Object.entries<unknown>({ ...module });
  if (exported.some(([name]) => name === "default")) throw new Error(`${file} exports a default`);
  return exported.flatMap(([name, value]) => (typeof value === "function" ? [name] : []));
};

/** Services and what makes shops of them have entries of their own. */
const isOfServices = (subpath: string) => subpath === "shop" || subpath.endsWith("/service");

/** The rules of the package: the functions that a subpath of rules exports and that carry `@rule` in their declaration. */
export async function packedRules({ core, capabilities }: PackedPackages): Promise<ReadonlyArray<PackedRule>> {
  const declarations = globSync("dist/**/*.d.ts", { cwd: core });
  const claimed = new Set(
    declarations.flatMap((file) =>
      readClaims(readFileSync(join(core, file), "utf8"), { file }).map(({ name }) => name),
    ),
  );
  const rules = await Promise.all(
    Array.from(capabilities, async ([capability, file]) => {
      if (isOfServices(capability)) return [];
      const names = await functionsOf(file);
      return names.filter((name) => claimed.has(name)).map((name) => ({ capability, name }));
    }),
  );
  return rules.flat();
}
