import type { Arrow } from "./readArrows.ts";

/** The imports against the order of the folders, a line each. */
export function findUpward(arrows: ReadonlyArray<Arrow>, layers: ReadonlyArray<string>): ReadonlyArray<string> {
  const order = [...layers, "."];
  const named = new Set(arrows.flatMap(({ from, to }) => [from, to]));
  const missing = [...named].filter((folder) => !order.includes(folder));
  const upward = arrows.filter(({ from, to }) => order.indexOf(from) < order.indexOf(to));
  return [
    ...missing.map((folder) => `${folder} has no place among the layers (scripts/config/folderLayers.ts)`),
    ...upward.flatMap(({ from, to, imports }) => imports.map((each) => `${from} is below ${to}: ${each}`)),
  ];
}
