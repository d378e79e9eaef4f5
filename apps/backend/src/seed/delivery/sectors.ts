import type { SectorTable } from "../../database/tables/TimetableTables.ts";

/** The parts of town that the courier goes round. */
export const sectors: ReadonlyArray<SectorTable> = [
  { id: 1, name: "Buda" },
  { id: 2, name: "Belső-Pest" },
  { id: 3, name: "Külső-Pest" },
  { id: 4, name: "Agglomeráció" },
];

const buda: ReadonlySet<number> = new Set([1, 2, 3, 11, 12, 22]);
/** Including the island, whose postcode has a 0 for its district. */
const innerPest: ReadonlySet<number> = new Set([0, 5, 6, 7, 8, 9, 13]);

/**
 * The sector of a postcode in the courier's area; in Budapest by the district in the postcode.
 *
 * @example sectorOf(1186) // => 3
 * @example sectorOf(2000) // => 4
 */
export function sectorOf(postcode: number): number {
  const district = Math.floor(postcode / 10) - 100;
  if (postcode >= 2000) return 4;
  if (buda.has(district)) return 1;
  return innerPest.has(district) ? 2 : 3;
}
