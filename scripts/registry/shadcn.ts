import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Answer, Asked } from "./commands.ts";
import { Refusal } from "./Copies.ts";
import { wholeItem } from "./Registry.ts";

/** Writes components as shadcn's registry items, each with all that it needs: those that are named, or all with their list. */
export function shadcn({ names, folder, registry }: Asked): Answer {
  const components = registry.items.filter(({ type }) => type === "registry:component").map(({ name }) => name);
  const unknown = names.find((name) => !components.includes(name));
  if (unknown !== undefined) throw new Refusal(`@kamra/ui ${registry.meta.version} has no ${unknown}.`);
  const asked = names.length > 0 ? names : components;
  const items = asked.flatMap((name) => wholeItem(name, registry) ?? []);
  mkdirSync(folder, { recursive: true });
  for (const item of items) writeFileSync(join(folder, `${item.name}.json`), JSON.stringify(item, null, 2));
  if (names.length === 0)
    writeFileSync(
      join(folder, "registry.json"),
      JSON.stringify({
        ...registry,
        items: items.map((item) => ({ ...item, files: item.files.map(({ content: _, ...file }) => file) })),
      }),
    );
  return { said: [`${items.length} items in ${folder}`], isOpen: false };
}
