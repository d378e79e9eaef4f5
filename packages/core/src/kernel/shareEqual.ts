import { sameData } from "./sameData.ts";

/**
 * Returns the previous value when the next one is equal, so that identity checks see no change.
 *
 * @example shareEqual([1], [2]) // => [2]
 */
export const shareEqual = <T>(previous: T | undefined, next: T): T =>
  previous !== undefined && sameData(previous, next) ? previous : next;
