import type { NetworkError, TimeoutError } from "./TransportError.ts";

/**
 * Whether nobody knows what became of the request, because no answer came: it may be sent again, and is no rejection.
 *
 * @rule NET-2, NET-7
 */
export function isNetworkFailure<E extends { readonly _tag: string }>(
  error: E,
): error is Extract<E, NetworkError | TimeoutError> {
  return error._tag === "NetworkError" || error._tag === "TimeoutError";
}
