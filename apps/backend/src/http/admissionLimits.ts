/** The limits of concurrent and waiting requests; docs/graphql-limits.md has the same figures. */
export const admissionLimits = {
  /**
   * Requests that are worked on at once, by their weight: of one network, of those heavier than 1, of reads, of reads
   * and changes, and of all. More at once would not raise the throughput, only the duration of each.
   */
  atOnce: { network: 8, heavy: 2, read: 3, change: 4, order: 32 },
  /** The cost of a call, by the contract's model, that each 1 of its weight covers. */
  costOfWeight: 2000,
  /** Waiting requests, of one network and of all. */
  waiting: { network: 40, all: 200 },
  /** The longest wait in milliseconds, after which most people have left. */
  longestWait: 2000,
  /** When requests have waited longer than `longestWait` for so many milliseconds, only orders may wait longer than that. */
  overload: { after: 1000, longestWait: 1000 },
} as const;

/** The `Retry-After` of a refusal, in seconds. */
export const admissionRetrySeconds = 5;

/**
 * A call's weight by its cost: the most expensive ones run one after another.
 *
 * @example weightOfCost(2000) // => 1
 * @example weightOfCost(2001) // => 2
 * @example weightOfCost(75_000) // => 2
 */
export function weightOfCost(cost: number): number {
  const { atOnce, costOfWeight } = admissionLimits;
  const weight = Math.ceil(cost / costOfWeight);
  // Not known: a variable that is no number.
  if (Number.isNaN(weight)) return atOnce.heavy;
  return Math.min(Math.max(weight, 1), atOnce.heavy);
}
