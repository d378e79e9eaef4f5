import { generatedBrand, generatedBrandCount } from "./generatedBrand.ts";
import { planTree } from "./planTree.ts";
import { slug } from "../plan/slug.ts";

/** The tables' brands in their order, and the made-up makers' after them. */
export const tableBrands: ReadonlyArray<string> = [
  ...new Set(
    planTree()
      .flatMap((category) => category.kinds.flatMap((kind) => kind.brands))
      .filter((brand) => brand !== ""),
  ),
];

const generatedNumbers = new Map(
  Array.from({ length: generatedBrandCount }, (_, index) => [generatedBrand(index), index]),
);
const bySlug = new Map([...tableBrands, ...generatedNumbers.keys()].map((brand) => [slug(brand), brand]));

/**
 * A brand's number: the tables' from 0, the made-up makers' from 1000 on.
 *
 * Errors: RangeError for a name that is neither's.
 */
export function brandNumber(brand: string): number {
  const tableNumber = tableBrands.indexOf(brand);
  if (tableNumber >= 0) return tableNumber;
  const number = generatedNumbers.get(brand);
  if (number === undefined) throw new RangeError(`Not a brand: ${brand}`);
  return 1000 + number;
}

/** The brand with this slug; `null` when there is none. */
export function brandBySlug(text: string): string | null {
  return bySlug.get(text) ?? null;
}

const cheap = new Set(["Okos Polc", "Pincesor"]);
const dear = new Set([
  "Kispajta",
  "Borzas Tehén",
  "Zöldgally",
  "Tisztamag",
  "Montalva",
  "Parázs Pékség",
  "Gulyamező",
  "Cacaomonte",
  "Vén Hordó",
  "Kobold Főzde",
  "Hajnal Főzde",
  "Ágyas Mester",
  "Glen Tarvie",
  "Farkasréti Falka",
  "Rózsaharmat",
  "Pörkölde",
  "Virágcsésze",
  "Limonáda Műhely",
  "Olivana",
]);

/** The brand's price factor: the shop's plain line is cheaper, small makers are more expensive. */
export function brandFactor(brand: string): number {
  return cheap.has(brand) ? 0.8 : dear.has(brand) ? 1.18 : 1;
}
