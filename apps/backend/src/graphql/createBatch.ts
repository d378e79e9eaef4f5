import DataLoader from "dataloader";

/** Loads one key. Keys requested in the same tick are loaded together, each once. */
export type Batch<Key, Value> = (key: Key) => Promise<Value>;

/**
 * Turns a function that loads many keys into one that takes a single key, so that a list of products costs as many
 * statements as one product.
 *
 * Errors: those of `load`, for every key of the batch; `missing` answers for keys that `load` left out.
 */
export function createBatch<Key, Value>(
  load: (keys: ReadonlyArray<Key>) => Promise<ReadonlyMap<Key, Value>>,
  { missing }: { readonly missing: (key: Key) => Value },
): Batch<Key, Value> {
  const loader = new DataLoader<Key, Value>(async (keys) => {
    const values = await load(keys);
    return keys.map((key) => values.get(key) ?? missing(key));
  });
  return (key) => loader.load(key);
}
