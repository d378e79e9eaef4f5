const capacity = 1000;

/**
 * A memoized function with up to a thousand results: a page uses the same few days for every product. Exceptions are
 * not cached.
 *
 * @example remembered((digit) => 2 * digit)(4) // => 8
 */
export function remembered<Key, Result extends NonNullable<unknown> | null>(
  find: (key: Key) => Result,
): (key: Key) => Result {
  const results = new Map<Key, Result>();
  const learn = (key: Key): Result => {
    const found = find(key);
    if (results.size === capacity) results.clear();
    results.set(key, found);
    return found;
  };
  return (key) => {
    const known = results.get(key);
    return known === undefined ? learn(key) : known;
  };
}
