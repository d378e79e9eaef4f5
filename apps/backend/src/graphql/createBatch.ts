/** Asks for one key; what is asked in the same breath is loaded together, and nothing twice. */
export type Batch<Key, Value> = (key: Key) => Promise<Value>;

/**
 * Turns a function that loads many keys at once into one that is asked for one at a time, so that a list of products
 * costs as many statements as one product.
 *
 * Errors: those of `load`, for every key of the round; `missing` answers for keys that `load` left out.
 */
export function createBatch<Key, Value>(
  load: (keys: ReadonlyArray<Key>) => Promise<ReadonlyMap<Key, Value>>,
  { missing }: { readonly missing: (key: Key) => Value },
): Batch<Key, Value> {
  const answers = new Map<Key, Promise<Value>>();
  let round: { readonly keys: Key[]; readonly loaded: Promise<ReadonlyMap<Key, Value>> } | null = null;

  function startRound(): NonNullable<typeof round> {
    const keys: Key[] = [];
    // The tick comes after every promise that is settled by now, so all siblings of this field have asked.
    const loaded = new Promise<void>((resolve) => process.nextTick(resolve)).then(() => {
      round = null;
      return load(keys);
    });
    return { keys, loaded };
  }

  return (key) => {
    const known = answers.get(key);
    if (known !== undefined) return known;
    round ??= startRound();
    round.keys.push(key);
    const answer = round.loaded.then((values) => values.get(key) ?? missing(key));
    answers.set(key, answer);
    return answer;
  };
}
