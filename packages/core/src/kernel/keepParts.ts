import { keepSame } from "./keepSame.ts";

/**
 * Returns the next object with the previous one's equal parts, or the previous object when all are equal.
 *
 * @example keepParts({ a: 1, b: 2 }, { a: 1, b: 3 }) // => { a: 1, b: 3 }
 */
export function keepParts<T extends object>(previous: T, next: T): T {
  const kept = { ...next };
  for (const name in kept) kept[name] = keepSame(previous[name], kept[name]);
  return keepSame(previous, kept);
}
