import { shareEqual } from "./shareEqual.ts";

/**
 * Returns the next object with the previous one's equal parts, or the previous object when all are equal.
 *
 * @example shareParts({ a: 1, b: 2 }, { a: 1, b: 3 }) // => { a: 1, b: 3 }
 */
export function shareParts<T extends object>(previous: T, next: T): T {
  const shared = { ...next };
  for (const name in shared) shared[name] = shareEqual(previous[name], shared[name]);
  return shareEqual(previous, shared);
}
