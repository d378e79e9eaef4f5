import type { Arrow } from "./readArrows.ts";

/** The imports against the order of the folders, a line each. */
export function findUpward(arrows: ReadonlyArray<Arrow>, layers: ReadonlyArray<string>): ReadonlyArray<string> {
  const order = [...layers, "."];
  const placeOf = (folder: string) => order.indexOf(order.includes(folder) ? folder : "*");
  const named = new Set(arrows.flatMap(({ from, to }) => [from, to]));
  const missing = [...named].filter((folder) => placeOf(folder) < 0);
  const known = arrows.filter(({ from }) => placeOf(from) >= 0);
  const upward = known.filter(({ from, to }) => placeOf(from) < placeOf(to));
  const beside = known.filter(({ from, to }) => placeOf(from) === placeOf(to));
  return [
    ...missing.map((folder) => `${folder} has no place among the layers (scripts/config/folderLayers.ts)`),
    ...upward.flatMap(({ from, to, imports }) => imports.map((each) => `${from} is below ${to}: ${each}`)),
    ...beside.flatMap(({ from, to, imports }) => imports.map((each) => `${from} is beside ${to}: ${each}`)),
  ];
}
