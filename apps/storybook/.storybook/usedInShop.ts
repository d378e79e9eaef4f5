import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const shop = fileURLToPath(new URL("../../storefront/src/", import.meta.url));

/** The files of the storefront that import each component, by the component's name. */
export function usedInShop(): Readonly<Record<string, ReadonlyArray<string>>> {
  const used: Record<string, string[]> = {};
  for (const file of globSync("**/*.tsx", { cwd: shop }).sort()) {
    if (file.includes(".test.")) continue;
    const imports = readFileSync(shop + file, "utf8").matchAll(/import \{([^}]*)\} from "@kamra\/ui"/g);
    for (const [, names = ""] of imports)
      for (const component of names.match(/\b(?<!type )[A-Z]\w*/g) ?? []) (used[component] ??= []).push(file);
  }
  return used;
}
