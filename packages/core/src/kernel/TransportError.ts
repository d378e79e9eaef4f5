import type { ErrorCode, SessionEnd } from "@kamra/contract/wire";
import { TaggedError } from "./TaggedError.ts";

/** No response came: the network or the server is unavailable. */
export class NetworkError extends TaggedError("NetworkError")<{
  readonly cause: unknown;
  /** Where the request went, without its query. */
  readonly address?: string | undefined;
}> {
  override readonly message = this.address === undefined ? "Network Error" : `Network Error at ${this.address}`;
}

/** The request was cancelled. */
export class AbortedError extends TaggedError("AbortedError")<Record<never, never>> {
  constructor() {
    super({});
  }
  override readonly message = "Request aborted";
}

/** No response came in time. */
export class TimeoutError extends TaggedError("TimeoutError")<{ readonly timeoutMs: number }> {
  override readonly message = `timeout of ${this.timeoutMs}ms exceeded`;
}

/** The server answered with a status of 300 or above, and without a more specific GraphQL error. */
export class HttpStatusError extends TaggedError("HttpStatusError")<{ readonly status: number }> {
  override readonly message = `Response not successful: Received status code ${this.status}`;
}

/** The response has neither data nor errors. */
export class MissingResponseError extends TaggedError("MissingResponseError")<Record<never, never>> {
  constructor() {
    super({});
  }
  override readonly message = "Response has neither data nor errors";
}

/** The response's body cannot be read: HTML, half a body. */
export class ParseError extends TaggedError("ParseError")<{ readonly cause: unknown }> {
  override readonly message = "Response could not be parsed";
}

/** The response's data does not match the contract. */
export class DecodeError extends TaggedError("DecodeError")<{ readonly message: string }> {}

/** The server refused the request with a code of the contract. */
export class ServerError extends TaggedError("ServerError")<{
  readonly code: Exclude<ErrorCode, "VALIDATION_FAILED">;
  readonly message: string;
  /** When the server says so: how long to wait before the next try. */
  readonly retryAfterSeconds?: number | undefined;
  /** With UNAUTHENTICATED: why the session was ended from elsewhere, when the server says so. */
  readonly sessionEnd?: SessionEnd | undefined;
}> {}

/**
 * The server refuses fields of the input.
 *
 * @rule FORM-3
 */
export class ValidationError extends TaggedError("ValidationError")<{
  readonly message: string;
  /** Messages by field; several messages of one field are joined with a space. */
  readonly fields: Readonly<Record<string, string>>;
}> {}

/**
 * The server refused the request with a code that this version does not know.
 *
 * @rule NET-8
 */
export class UnknownError extends TaggedError("UnknownError")<{
  readonly code: string | null;
  readonly message: string;
}> {}

/**
 * Every way in which a request can fail.
 *
 * @rule NET-3, NET-8
 */
export type TransportError =
  | NetworkError
  | AbortedError
  | TimeoutError
  | HttpStatusError
  | MissingResponseError
  | ParseError
  | DecodeError
  | ServerError
  | ValidationError
  | UnknownError;
