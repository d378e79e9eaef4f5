export interface RetryLimits {
  readonly firstRetryMs: number;
  readonly longestRetryMs: number;
}

/**
 * How long to wait before a retry. The wait doubles from one retry to the next; jitter only lengthens it, by half of it
 * at most.
 *
 * Units: `retry` counts from 1, `jitter` is from 0 to 1; milliseconds. Errors: none.
 *
 * @rule NET-2
 * @example retryDelay(1, { jitter: 0, firstRetryMs: 300, longestRetryMs: 5000 }) // => 300
 * @example retryDelay(2, { jitter: 1, firstRetryMs: 300, longestRetryMs: 5000 }) // => 900
 * @example retryDelay(9, { jitter: 0.5, firstRetryMs: 300, longestRetryMs: 5000 }) // => 5000
 */
export function retryDelay(
  retry: number,
  { jitter, firstRetryMs, longestRetryMs }: RetryLimits & { readonly jitter: number },
): number {
  return Math.min(longestRetryMs, firstRetryMs * 2 ** (retry - 1) * (1 + jitter / 2));
}
