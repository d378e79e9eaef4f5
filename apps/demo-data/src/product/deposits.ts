import type { Package } from "../plan/Package.ts";
import type { Combination } from "../tree/combinations.ts";

/** A deposit item, or several that come together. */
export interface DepositRecord {
  readonly id: number;
  readonly name: string;
  /** Whole forint, outside VAT. */
  readonly price: number;
  /** Grams. */
  readonly weight: number;
  readonly imageKey: string;
}

/** Forint for a bottle or can. */
const depositPrice = 50;

const containers = [
  { number: 1, pack: "bottle", name: "PET-palack", weight: 30 },
  { number: 2, pack: "can", name: "fémdoboz", weight: 16 },
  { number: 3, pack: "glass", name: "üvegpalack", weight: 350 },
  { number: 4, pack: "wine", name: "borosüveg", weight: 450 },
] as const satisfies ReadonlyArray<{ number: number; pack: Package; name: string; weight: number }>;

/** Containers that are sold together. */
const together = [1, 3, 4, 6, 10, 24];

/** The deposit items of the whole catalogue. */
export const deposits: ReadonlyArray<DepositRecord> = containers.flatMap(({ number, pack, name, weight }) =>
  together.map((count) => ({
    id: number * 100 + count,
    name: `Visszaváltási díj: ${count === 1 ? "" : `${count} db `}${name}`,
    price: depositPrice * count,
    weight: weight * count,
    imageKey: `${pack}.recycling-symbol.-.-.-`,
  })),
);

/** The deposit applies to containers of 0.1 to 3 litres. */
const smallest = 100;
const largest = 3000;

/**
 * The deposit items of one default unit.
 *
 * Errors: RangeError when the tables sell a number of containers that has no deposit item.
 */
export function depositIds({ kind, size }: Combination): number[] {
  const container = containers.find(({ pack }) => pack === kind.traits.pack);
  const each = size.amount / size.packages;
  if (!kind.traits.deposit || container === undefined || size.measure !== "ml" || each < smallest || each > largest)
    return [];
  if (!together.includes(size.packages))
    throw new RangeError(`No deposit item for ${size.packages} of ${container.name}`);
  return [container.number * 100 + size.packages];
}
