import { isObject } from "./isObject.ts";

const isList = (value: unknown): value is ReadonlyArray<unknown> => Array.isArray(value);

/**
 * Whether two JSON-safe values are deeply equal.
 *
 * @example sameData({ a: [1, null] }, { a: [1, null] }) // => true
 * @example sameData({ a: 1 }, { a: 1, b: 1 }) // => false
 */
export function sameData(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (isList(one) || isList(other)) {
    return (
      isList(one) &&
      isList(other) &&
      one.length === other.length &&
      one.every((part, index) => sameData(part, other[index]))
    );
  }
  if (!isObject(one) || !isObject(other)) return false;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && sameData(one[key], other[key]))
  );
}
