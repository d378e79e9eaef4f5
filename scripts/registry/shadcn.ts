import type { Answer, Asked } from "./commands.ts";
import { Refusal, writeText } from "./Copies.ts";
import { wholeItem } from "./Registry.ts";

/** Writes components as shadcn's registry items, each with all that it needs: those that are named, or all with their list. */
export function shadcn({ names, folder, registry }: Asked): Answer {
  const components = registry.items.filter(({ type }) => type === "registry:component").map(({ name }) => name);
  const unknown = names.find((name) => !components.includes(name));
  if (unknown !== undefined) throw new Refusal(`@kamra/ui ${registry.meta.version} has no ${unknown}.`);
  const asked = names.length > 0 ? names : components;
  const items = asked.flatMap((name) => wholeItem(name, registry) ?? []);
  for (const item of items) writeText(folder, `${item.name}.json`, JSON.stringify(item, null, 2));
  const listed = items.map((item) => ({ ...item, files: item.files.map(({ content: _, ...file }) => file) }));
  if (names.length === 0) writeText(folder, "registry.json", JSON.stringify({ ...registry, items: listed }, null, 2));
  return { said: [`${items.length} items in ${folder}`], isOpen: false };
}
