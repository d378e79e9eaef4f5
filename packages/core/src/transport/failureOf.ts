import {
  AbortedError,
  MissingResponseError,
  NetworkError,
  ParseError,
  type TransportError,
} from "../kernel/TransportError.ts";

/** Why an answer could not be read: our own error unchanged, else an unparsable body. */
export function failureOf(thrown: unknown): TransportError {
  return thrown instanceof NetworkError || thrown instanceof AbortedError || thrown instanceof MissingResponseError
    ? thrown
    : new ParseError({ cause: thrown });
}
