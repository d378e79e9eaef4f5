import type { Package } from "../plan/Package.ts";
import type { Combination } from "../tree/combinations.ts";
import { depositIds } from "./deposits.ts";
import type { ProductRecord } from "./ProductRecord.ts";
import { makeRandom, type Random } from "../plan/random.ts";

type QuantityColumn =
  | "default_quantity_name"
  | "default_quantity_minimum"
  | "default_quantity_scale"
  | "alternative_quantity_name"
  | "alternative_quantity_minimum"
  | "alternative_quantity_scale"
  | "alternative_quantity_exchange_rate"
  | "weight"
  | "package_official_g"
  | "package_official_ml";

type QuantityRow = Pick<ProductRecord["row"], QuantityColumn>;

const given = (amount: number): number | null => (amount === 0 ? null : amount);
const exact = (amount: number): number => Math.round(amount * 100_000) / 100_000;

/** Kilograms of one piece: near the tables' value, with a variation for every product. */
function pieceRate(piece: number, random: Random): number {
  // A rate written with five decimals is exact.
  if (exact(piece) !== Math.round(piece * 1000) / 1000) return piece;
  const grams = Math.max(10, Math.round(piece * 1000 * (0.9 + random.next() * 0.2)));
  return exact((grams > 100 ? Math.round(grams / 10) * 10 : grams) / 1000);
}

/** Pieces in a karton: small bottles and cans come by more than large ones. */
function kartonRate({ kind, size }: Combination): number {
  const { karton } = kind.traits;
  if (size.unit === "kg" || size.packages > 1 || karton === 0) return 0;
  return karton === 6 && size.measure === "ml" && size.amount <= 500 ? 12 : karton;
}

function alternativeUnit(combination: Combination, random: Random): { name: string; rate: number } | null {
  const { piece } = combination.kind.traits;
  if (combination.size.unit === "kg") return piece > 0 ? { name: "db", rate: pieceRate(piece, random) } : null;
  const karton = kartonRate(combination);
  return karton > 0 ? { name: "karton", rate: karton } : null;
}

/** A package's weight, as a share of its contents. */
const tare: Partial<Record<Package, number>> = {
  glass: 0.6,
  wine: 0.6,
  jar: 0.5,
  tin: 0.15,
  tub: 0.06,
  eggbox: 0.1,
  box: 0.08,
  roll: 0.02,
};

const gramsOf = { g: 1, ml: 1, mosás: 65, tekercs: 110, lap: 2, filter: 2, m: 12 } as const;

function unitGrams({ kind, size }: Combination, hasDeposit: boolean): number {
  if (size.unit === "kg") return 1000;
  const content = size.amount * (size.measure === "db" ? kind.traits.pieceWeight : gramsOf[size.measure]);
  // A deposit item has its own weight.
  return Math.round(content * (1 + (hasDeposit ? 0 : (tare[kind.traits.pack] ?? 0.03))));
}

/** The sales units of a product, and the weight of one. */
export function quantityFields(combination: Combination, { seed, key }: { seed: number; key: string }): QuantityRow {
  const { kind, size } = combination;
  const { traits } = kind;
  const random = makeRandom(seed, `quantity/${key}`);
  const weighed = size.unit === "kg";
  const alternative = alternativeUnit(combination, random);
  const inPackage = !weighed && (size.measure === "g" || size.measure === "ml");
  return {
    default_quantity_name: size.unit,
    default_quantity_minimum: given(
      weighed ? traits.minimum : size.measure === "db" && size.amount === 1 ? traits.pieceMinimum : 0,
    ),
    default_quantity_scale: weighed ? traits.step : random.chance(0.5) ? 1 : null,
    alternative_quantity_name: alternative?.name ?? null,
    alternative_quantity_minimum: alternative === null ? null : 1,
    alternative_quantity_scale: alternative === null ? null : 1,
    alternative_quantity_exchange_rate: alternative?.rate ?? null,
    // Some weights are missing, as in real shops.
    weight: random.chance(0.01) ? null : unitGrams(combination, depositIds(combination).length > 0),
    package_official_g: inPackage && size.measure === "g" ? size.amount : null,
    package_official_ml: inPackage && size.measure === "ml" ? size.amount : null,
  };
}
