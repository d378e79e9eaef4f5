import type { Combination } from "../tree/combinations.ts";
import { makeRandom } from "../plan/random.ts";

const grams = (amount: number): string => `${String(Math.round(amount * 100) / 100).replace(".", ",")} g`;

/**
 * The nutrition table for 100 g or 100 ml; empty for products that need none.
 *
 * Energy by Annex XIV of Regulation (EU) No 1169/2011: 37 kJ a gram of fat, 17 of carbohydrate and of protein.
 */
export function nutritionRows(
  { kind, brand, variant }: Combination,
  { seed }: { seed: number },
): { name: string; value: string }[] {
  const { nutrition, fatInVariant } = kind.traits;
  if (nutrition === "") return [];
  const table = nutrition.split("/").map(Number);
  const [tableFat = 0, tableSaturates = 0, carbohydrate = 0, tableSugars = 0, protein = 0, salt = 0] = table;
  // Makers' recipes differ a little.
  const recipe = 0.95 + makeRandom(seed, `nutrition/${brand}/${kind.name}/${variant.label}`).next() * 0.1;
  const written = /^(?:\D* )?(\d+(?:,\d+)?)%/.exec(variant.label)?.[1];
  const fat =
    fatInVariant && written !== undefined ? Number(written.replace(",", ".")) : Math.min(100, tableFat * recipe);
  const saturates = tableFat === 0 ? 0 : fat * (tableSaturates / tableFat);
  const sugars = Math.min(carbohydrate, tableSugars * recipe);
  const kilojoules = Math.round(37 * fat + 17 * carbohydrate + 17 * protein);
  const kilocalories = Math.round(9 * fat + 4 * carbohydrate + 4 * protein);
  return [
    { name: "Energia", value: `${kilojoules} kJ / ${kilocalories} kcal` },
    { name: "Zsír", value: grams(fat) },
    { name: "amelyből telített zsírsavak", value: grams(saturates) },
    { name: "Szénhidrát", value: grams(carbohydrate) },
    { name: "amelyből cukrok", value: grams(sugars) },
    { name: "Fehérje", value: grams(protein) },
    { name: "Só", value: grams(salt) },
  ];
}
