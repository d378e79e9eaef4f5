import type { Arrow } from "./readArrows.ts";

/**
 * The folders as a Mermaid flowchart. An arrow that others lead to as well is left out: `cart` imports `product` by way of
 * `delivery`, too. Folders without a name among the layers are left out where these have a place for them (`*`).
 *
 * Errors: folders that import each other in a circle.
 */
export function drawLayers(arrows: ReadonlyArray<Arrow>, layers: ReadonlyArray<string>): string {
  const isDrawn = (folder: string) => folder !== "." && (!layers.includes("*") || layers.includes(folder));
  const between = arrows.filter(({ from, to }) => isDrawn(from) && isDrawn(to));
  const below = new Map<string, ReadonlySet<string>>();
  const allBelow = (folder: string, above: ReadonlyArray<string> = []): ReadonlySet<string> => {
    const path = [...above, folder];
    if (above.includes(folder))
      throw new Error(`Folders import each other in a circle: ${path.slice(above.indexOf(folder)).join(" -> ")}`);
    const known = below.get(folder);
    if (known) return known;
    const direct = between.filter(({ from }) => from === folder).map(({ to }) => to);
    const all = new Set(direct.flatMap((to) => [to, ...allBelow(to, path)]));
    below.set(folder, all);
    return all;
  };
  const isByAnother = ({ from, to }: Arrow) =>
    between.some((other) => other.from === from && other.to !== to && allBelow(other.to).has(to));
  const lines = between.filter((arrow) => !isByAnother(arrow)).map(({ from, to }) => `  ${from} --> ${to}`);
  return ["```mermaid", "flowchart TD", ...lines.toSorted(), "```"].join("\n");
}
