import { combinations } from "../tree/combinations.ts";
import { type PlannedCategory, planTree } from "../tree/planTree.ts";
import { productName } from "../tree/productName.ts";
import { makeProductRecord } from "./makeProductRecord.ts";
import type { ProductRecord } from "./ProductRecord.ts";
import { slug } from "../plan/slug.ts";

/** The catalogue that every shop starts with. */
export const defaultSize = 2800;
const defaultSeed = 20261121;

const firstProductId = 10_001;

/**
 * The products of a catalogue one after the other, so that a hundred thousand need no more room than one.
 *
 * Two calls with the same seed give the same records; a small catalogue is the beginning of a large one. Names and url
 * keys are unique. Dates are days from a today that comes later.
 */
export function* productRecords({
  size = defaultSize,
  seed = defaultSeed,
}: { size?: number; seed?: number } = {}): Generator<ProductRecord> {
  const urlKeys = new Set<string>();
  const started = new Set<PlannedCategory>();
  const ended = new Map<PlannedCategory, number>();
  for (const combination of combinations(planTree(), seed)) {
    if (urlKeys.size >= size) return;
    const key = slug(productName(combination));
    // Two kinds may come to the same name, such as a milk by its litre in two tables.
    if (urlKeys.has(key)) continue;
    const { category } = combination;
    const index = urlKeys.size;
    const record = makeProductRecord(combination, {
      seed,
      id: firstProductId + index,
      index,
      isFirstOfShelf: !started.has(category),
      previousId: ended.get(category) ?? null,
    });
    urlKeys.add(key);
    started.add(category);
    ended.delete(category);
    if (record.row.status === "PERMANENTLY_ENDED") ended.set(category, record.row.id);
    yield record;
  }
}
