import {
  AbortedError,
  MissingResponseError,
  NetworkError,
  ParseError,
  type TransportError,
} from "../kernel/TransportError.ts";
import { isControlFlow } from "./wholeResponse.ts";

/**
 * The error of an unreadable response: a transport error unchanged, any other as a ParseError. Rethrows a framework's
 * control flow (a redirect, a suspended render), which only the framework handles.
 */
export function failureOf(thrown: unknown): TransportError {
  if (isControlFlow(thrown)) throw thrown;
  return thrown instanceof NetworkError || thrown instanceof AbortedError || thrown instanceof MissingResponseError
    ? thrown
    : new ParseError({ cause: thrown });
}
