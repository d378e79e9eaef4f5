import type { NetworkError, TimeoutError } from "../kernel/TransportError.ts";

/**
 * Whether the request's outcome is unknown because no response came: it may be retried, and counts as no refusal.
 *
 * @rule NET-2, NET-7
 */
export function isNetworkFailure<E extends { readonly _tag: string }>(
  error: E,
): error is Extract<E, NetworkError | TimeoutError> {
  return error._tag === "NetworkError" || error._tag === "TimeoutError";
}
