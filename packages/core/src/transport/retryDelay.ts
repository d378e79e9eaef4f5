import { isNetworkFailure } from "./isNetworkFailure.ts";

/** How often a request is sent, and the waits between its attempts, in milliseconds. */
export interface RetryLimits {
  /** Of one request, the first one among them. */
  readonly attempts: number;
  readonly firstRetryMs: number;
  readonly longestRetryMs: number;
}

/**
 * The wait before a retry; `null` for no retry: after anything but a network failure, and after the last attempt. The
 * wait doubles from one attempt to the next; jitter lengthens it, by half at most.
 *
 * Units: `attempt` counts from 1, `jitter` is from 0 to 1; milliseconds.
 *
 * @rule NET-2
 * @example retryDelay({ _tag: "NetworkError" }, { attempt: 2, jitter: 1, attempts: 4, firstRetryMs: 300, longestRetryMs: 5000 }) // => 900
 * @example retryDelay({ _tag: "NetworkError" }, { attempt: 4, jitter: 0, attempts: 4, firstRetryMs: 300, longestRetryMs: 5000 }) // => null
 * @example retryDelay({ _tag: "ServerError" }, { attempt: 1, jitter: 0, attempts: 4, firstRetryMs: 300, longestRetryMs: 5000 }) // => null
 */
export function retryDelay(
  failure: { readonly _tag: string },
  {
    attempt,
    jitter,
    attempts,
    firstRetryMs,
    longestRetryMs,
  }: RetryLimits & { readonly attempt: number; readonly jitter: number },
): number | null {
  if (attempt >= attempts || !isNetworkFailure(failure)) return null;
  return Math.min(longestRetryMs, firstRetryMs * 2 ** (attempt - 1) * (1 + jitter / 2));
}
