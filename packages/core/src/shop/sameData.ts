const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === "object" && value !== null;

/**
 * Whether two pieces of JSON-safe data say the same.
 *
 * @example sameData({ a: [1, null] }, { a: [1, null] }) // => true
 * @example sameData({ a: 1 }, { a: 1, b: 1 }) // => false
 */
export function sameData(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (!isObject(one) || !isObject(other) || Array.isArray(one) !== Array.isArray(other)) return false;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && sameData(one[key], other[key]))
  );
}
