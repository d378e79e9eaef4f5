const capacity = 1000;

/**
 * A memoized function with up to a thousand results: a page uses the same few days for every product. Calls that throw
 * are not cached.
 *
 * @example remembered((digit) => 2 * digit)(4) // => 8
 */
export function remembered<Key, Result extends NonNullable<unknown> | null>(
  find: (key: Key) => Result,
): (key: Key) => Result {
  const results = new Map<Key, Result>();
  return (key) => {
    let result = results.get(key);
    if (result === undefined) {
      result = find(key);
      if (results.size === capacity) results.clear();
      results.set(key, result);
    }
    return result;
  };
}
