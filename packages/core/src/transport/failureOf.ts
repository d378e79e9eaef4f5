import { AbortedError, MissingResponseError, NetworkError, ParseError, type TransportError } from "./TransportError.ts";

/** What has kept an answer from being read: one of ours as it was thrown, else a body that cannot be parsed. */
export function failureOf(thrown: unknown): TransportError {
  return thrown instanceof NetworkError || thrown instanceof AbortedError || thrown instanceof MissingResponseError
    ? thrown
    : new ParseError({ cause: thrown });
}
