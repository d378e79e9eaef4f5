const isList = (value: object): value is ReadonlyArray<unknown> => Array.isArray(value);

/**
 * Whether two arrays, or two records, hold the same values, compared one by one with `Object.is`.
 *
 * @example shallowEqual(["a", 1], ["a", 1]) // => true
 * @example shallowEqual({ a: [] }, { a: [] }) // => false
 */
export function shallowEqual(a: object, b: object): boolean {
  if (Object.is(a, b)) return true;
  if (isList(a) || isList(b)) {
    return isList(a) && isList(b) && a.length === b.length && a.every((value, index) => Object.is(value, b[index]));
  }
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && Object.is(Reflect.get(a, key), Reflect.get(b, key)))
  );
}
