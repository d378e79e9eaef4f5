import { generatedBrand } from "./generatedBrand.ts";
import type { PlannedCategory, PlannedKind, Variant } from "./planTree.ts";
import { makeRandom, type Random } from "../plan/random.ts";
import type { Size } from "../plan/readSize.ts";

/** The same entries in another order (Fisher–Yates); the argument stays as it is. */
function shuffle<T>(entries: ReadonlyArray<T>, random: Random): T[] {
  const pool = [...entries];
  const shuffled: T[] = [];
  while (pool.length > 0) shuffled.push(...pool.splice(random.between(0, pool.length - 1), 1));
  return shuffled;
}

/** One product to be: a brand, a variant and a size of a kind. */
export interface Combination {
  readonly category: PlannedCategory;
  readonly kind: PlannedKind;
  /** Empty for products without one. */
  readonly brand: string;
  readonly variant: Variant;
  readonly size: Size;
  /** Whole forint, of the tables' own brand and variant. */
  readonly price: number;
}

function ofKind(category: PlannedCategory, kind: PlannedKind, brands: ReadonlyArray<string>): Combination[] {
  return brands.flatMap((brand) =>
    kind.variants.flatMap((variant) =>
      kind.sizes.map(({ size, price }) => ({ category, kind, brand, variant, size, price })),
    ),
  );
}

/** Takes from the rows in turn until all are empty. */
function* inTurn<T>(rows: ReadonlyArray<ReadonlyArray<T>>): Generator<T> {
  const longest = Math.max(0, ...rows.map((row) => row.length));
  for (let index = 0; index < longest; index++) {
    for (const row of rows) {
      const entry = row[index];
      if (entry !== undefined) yield entry;
    }
  }
}

function* ofCategory(
  category: PlannedCategory,
  seed: number,
  brandsOf: (kind: PlannedKind) => ReadonlyArray<string>,
): Generator<Combination> {
  yield* inTurn(
    category.kinds.map((kind, index) =>
      shuffle(ofKind(category, kind, brandsOf(kind)), makeRandom(seed, `${category.id}/${index}`)),
    ),
  );
}

/** A shelf with many sorts gives two at a time, so that big categories end up bigger. */
const bigShelf = 60;

function* roundRobin(
  categories: ReadonlyArray<PlannedCategory>,
  seed: number,
  brandsOf: (kind: PlannedKind) => ReadonlyArray<string>,
): Generator<Combination> {
  const queues = categories.map((category) => ({
    entries: ofCategory(category, seed, brandsOf),
    atOnce:
      category.kinds.reduce((sum, kind) => sum + kind.brands.length * kind.variants.length * kind.sizes.length, 0) >
      bigShelf
        ? 2
        : 1,
  }));
  for (let open = queues; open.length > 0;) {
    const still: typeof queues = [];
    for (const queue of open) {
      let left = queue.atOnce;
      for (; left > 0; left--) {
        const next = queue.entries.next();
        if (next.done === true) break;
        yield next.value;
      }
      if (left === 0) still.push(queue);
    }
    open = still;
  }
}

/**
 * Every product to be, the shelves in turn: first those of the tables' own brands, then those of made-up makers, one
 * maker after the other. The same seed gives the same order, so a small catalogue is the beginning of a large one.
 *
 * Errors: RangeError when even the made-up makers have run out (millions of products in).
 */
export function* combinations(categories: ReadonlyArray<PlannedCategory>, seed: number): Generator<Combination> {
  const shelves = categories.filter((category) => category.kinds.length > 0);
  yield* roundRobin(shelves, seed, (kind) => kind.brands);
  for (let index = 0; ; index++) {
    const brands = [generatedBrand(index)];
    yield* roundRobin(shelves, seed + index + 1, () => brands);
  }
}
