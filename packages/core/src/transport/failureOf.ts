import {
  AbortedError,
  MissingResponseError,
  NetworkError,
  ParseError,
  type TransportError,
} from "../kernel/TransportError.ts";
import { isControlFlow } from "./wholeResponse.ts";

/** Why an answer could not be read: our own error unchanged, else an unparsable body. Throws a framework's control flow: it is nobody's to handle. */
export function failureOf(thrown: unknown): TransportError {
  if (isControlFlow(thrown)) throw thrown;
  return thrown instanceof NetworkError || thrown instanceof AbortedError || thrown instanceof MissingResponseError
    ? thrown
    : new ParseError({ cause: thrown });
}
