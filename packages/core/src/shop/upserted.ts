/**
 * The items with one of them exchanged: it keeps its place, a new one comes last, and `null` takes it out.
 *
 * @example upserted([1, 20, 3], 2, { isSame: (item) => item === 20 }) // => [1, 2, 3]
 * @example upserted([1, 20, 3], null, { isSame: (item) => item === 20 }) // => [1, 3]
 */
export function upserted<Item>(
  items: ReadonlyArray<Item>,
  item: Item | null,
  { isSame }: { readonly isSame: (present: Item) => boolean },
): ReadonlyArray<Item> {
  const place = items.findIndex(isSame);
  if (place < 0) return item === null ? items : [...items, item];
  return item === null ? items.toSpliced(place, 1) : items.with(place, item);
}
