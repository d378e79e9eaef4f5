import type { Random } from "./random.ts";

/** The same entries in another order (Fisher–Yates); the argument stays as it is. */
export function shuffle<T>(entries: ReadonlyArray<T>, random: Random): T[] {
  const pool = [...entries];
  const shuffled: T[] = [];
  while (pool.length > 0) shuffled.push(...pool.splice(random.between(0, pool.length - 1), 1));
  return shuffled;
}
