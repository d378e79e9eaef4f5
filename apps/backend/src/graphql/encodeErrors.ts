import { randomUUID } from "node:crypto";
import type { FastifyBaseLogger } from "fastify";
import type { GraphQLError, GraphQLFormattedError } from "graphql";
import { isUnavailable } from "../database/isUnavailable.ts";
import type { ErrorCode, SessionEnd } from "../generated/types.ts";
import { Refusal, type Validation } from "./Refusal.ts";
import { TooManyUses } from "./TooManyUses.ts";
import { inputTexts } from "./text.hu.ts";

/** An error on the wire: every one has a code of the contract's closed list (NET-8). */
export interface WireError extends GraphQLFormattedError {
  readonly extensions: {
    readonly code: ErrorCode;
    readonly validation?: Validation;
    readonly id?: string;
    readonly retry_after?: number;
    readonly session_end?: SessionEnd;
  };
}

interface Place {
  readonly locations?: GraphQLFormattedError["locations"] | undefined;
  readonly path?: GraphQLFormattedError["path"] | undefined;
}

function wireError(message: string, extensions: WireError["extensions"], { locations, path }: Place = {}): WireError {
  return { message, ...(locations && { locations }), ...(path && { path }), extensions };
}

/** The field of an input that a variable is wrong at, as `products.0.piece`; the variable's name when it is wrong as a whole. */
function wrongField(message: string): string | null {
  const [, variable, at] =
    /^Variable "\$(\w+)" (?:of|got invalid value (?:.*? at "\w+([^"]*)";)?)/s.exec(message) ?? [];
  if (variable === undefined) return null;
  const path = (at ?? "").replace(/\[(\d+)\]/g, ".$1");
  // Of a list the name is needed as well: "ids.0".
  return path.startsWith(".") && !/^\.\d/.test(path) ? path.slice(1) : `${variable}${path}`;
}

/**
 * graphql's message without the wrong value, which may be a password.
 *
 * @example withoutValue('String cannot represent a non string value: 1234') // => "String cannot represent a non string value: …"
 * @example withoutValue('Syntax Error: Expected Name, found String "1234".') // => "Syntax Error: Expected Name, found …"
 */
export const withoutValue = (message: string): string =>
  message.replace(/(value:|found|Unexpected \w+|got invalid value) .*/s, "$1 …");

/** The errors of a request that was not executed. */
export function encodeRequestError(error: GraphQLError): WireError {
  const message = withoutValue(error.message);
  if (message.startsWith("Syntax Error")) return wireError(message, { code: "GRAPHQL_PARSE_FAILED" }, error);
  const field = wrongField(error.message);
  if (field === null) return wireError(message, { code: "GRAPHQL_VALIDATION_FAILED" }, error);
  return wireError(message, { code: "VALIDATION_FAILED", validation: { [field]: [inputTexts.notValid] } }, error);
}

/** The client's view of an unexpected error: only its number in the log, and whether the request may come again. */
export function maskError(
  error: unknown,
  { log, place = {} }: { readonly log: FastifyBaseLogger; readonly place?: Place },
): WireError {
  const id = randomUUID();
  log.error({ err: error, errorId: id, path: place.path }, "Unexpected error");
  if (isUnavailable(error)) return wireError("Temporarily unavailable", { code: "UNAVAILABLE", id }, place);
  return wireError("Internal server error", { code: "INTERNAL_SERVER_ERROR", id }, place);
}

/** A refusal as it is, of a field or of the whole request. */
export function encodeRefusal(
  refusal: Refusal,
  { log, place = {} }: { readonly log: FastifyBaseLogger; readonly place?: Place },
): WireError {
  const { code, message, validation, sessionEnd } = refusal;
  const wait = refusal instanceof TooManyUses ? { retry_after: refusal.retryAfterSeconds } : {};
  log.info({ code, path: place.path, fields: Object.keys(validation ?? {}) }, message);
  return wireError(
    message,
    { code, ...(validation && { validation }), ...(sessionEnd && { session_end: sessionEnd }), ...wait },
    place,
  );
}

/** The error of a field: a refusal unchanged, anything else masked. */
export function encodeFieldError(error: GraphQLError, { log }: { readonly log: FastifyBaseLogger }): WireError {
  const { originalError: cause, message } = error;
  if (cause instanceof Refusal) return encodeRefusal(cause, { log, place: error });
  // A missing argument that only shows once the variables are known.
  if (message.startsWith("Argument "))
    return wireError(withoutValue(message), { code: "GRAPHQL_VALIDATION_FAILED" }, error);
  return maskError(cause ?? error, { log, place: error });
}
