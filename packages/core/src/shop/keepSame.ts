import { sameData } from "./sameData.ts";

/**
 * The previous value where the next one says the same, so that whoever looks at identity sees no change.
 *
 * @example keepSame([1], [2]) // => [2]
 */
export const keepSame = <T>(previous: T | undefined, next: T): T =>
  previous !== undefined && sameData(previous, next) ? previous : next;
