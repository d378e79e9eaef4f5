import { brandFactor } from "../tree/brands.ts";
import type { Combination } from "../tree/combinations.ts";
import type { DayOffset, ProductRecord } from "./ProductRecord.ts";
import { makeRandom, type Random } from "../plan/random.ts";
import { shelfPrice } from "./shelfPrice.ts";

type PriceColumn =
  | "price"
  | "price_unit"
  | "price_per_unit"
  | "vat"
  | "special_price"
  | "lowest_price_30d"
  | "webshop_only_price";

export interface PriceFields {
  readonly row: Pick<ProductRecord["row"], PriceColumn>;
  readonly days: Pick<ProductRecord["days"], "specialFrom" | "specialTo">;
}

/** Periods of special prices relative to today, first and last day included. */
const windows: readonly [readonly [DayOffset, DayOffset], ...(readonly [DayOffset, DayOffset])[]] = [
  [-6, 0],
  [-3, 0],
  [0, 0],
  [-3, 4],
  [-10, 3],
  [-1, 12],
  [0, 6],
  [-5, 1],
  [1, 7],
  [1, 14],
  [3, 9],
  [-7, -1],
  [-20, -6],
  [null, 5],
  [-2, null],
  [-4, 9],
];

function specialOffer(price: number, random: Random): { price: number; from: DayOffset; to: DayOffset } | null {
  const depth = random.pick([0.1, 0.15, 0.2, 0.2, 0.25, 0.3, 0.35, 0.4, 0.5]);
  const special = shelfPrice(price * (1 - depth));
  const [from, to] = random.pick(windows);
  return special < price ? { price: special, from, to } : null;
}

/** The lowest price before a reduction: mostly the regular one, sometimes lower, now and then no higher than the offer. */
function priorPrice(price: number, special: number, random: Random): number {
  if (random.chance(0.75)) return price;
  if (random.chance(0.8)) return Math.min(price, Math.max(special, shelfPrice((price + special) / 2)));
  return special;
}

const unitOf = {
  g: "kg",
  ml: "l",
  db: "db",
  mosás: "mosás",
  tekercs: "tekercs",
  lap: "lap",
  filter: "filter",
  m: "m",
} as const;

/** Default units in one unit of the unit price, at 5 decimals. */
function pricePerUnit({ measure, amount }: Combination["size"]): number {
  const scale = measure === "g" || measure === "ml" ? 1000 : 1;
  return Math.round((scale / amount) * 100_000) / 100_000;
}

/** A product's prices: the tables' price by brand and variant, and the offers relative to today. */
export function priceFields(combination: Combination, { seed, key }: { seed: number; key: string }): PriceFields {
  const { kind, brand, variant, size } = combination;
  // The same for every size, so that a larger package never costs less than a smaller one.
  const market = 0.95 + makeRandom(seed, `market/${brand}/${kind.name}/${variant.label}`).next() * 0.12;
  const price = shelfPrice(combination.price * variant.factor * brandFactor(brand) * market);
  const random = makeRandom(seed, `price/${key}`);
  const offer = random.chance(0.16) ? specialOffer(price, random) : null;
  return {
    row: {
      price,
      price_unit: unitOf[size.measure],
      price_per_unit: pricePerUnit(size),
      vat: kind.traits.vat,
      special_price: offer?.price ?? null,
      lowest_price_30d: offer === null ? null : priorPrice(price, offer.price, random),
      webshop_only_price: random.chance(0.03),
    },
    days: { specialFrom: offer?.from ?? null, specialTo: offer?.to ?? null },
  };
}
