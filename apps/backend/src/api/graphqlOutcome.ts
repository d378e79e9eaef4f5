import { type ExecutionResult, GraphQLError } from "graphql";
import type { FastifyBaseLogger } from "fastify";
import { databaseRetrySeconds, isUnavailable } from "../database/isUnavailable.ts";
import type { ErrorCode } from "../generated/types.ts";
import {
  encodeFieldError,
  encodeRefusal,
  encodeRequestError,
  maskError,
  type WireError,
} from "../graphql/encodeErrors.ts";
import { Refusal } from "../graphql/Refusal.ts";
import { TooBusy } from "../http/TooBusy.ts";
import type { Refusal as Refused } from "../http/Visit.ts";
import { TooManyUses } from "../graphql/TooManyUses.ts";

export interface Answer {
  readonly data?: unknown;
  readonly errors?: ReadonlyArray<WireError>;
}

/** What a request is answered with. */
export interface Outcome {
  readonly answer: Answer;
  readonly status: number;
  readonly headers?: Readonly<Record<string, number | string>>;
}

/** The statuses of refused requests; 400 for all others. */
const refusalStatuses: Readonly<Partial<Record<ErrorCode, number>>> = { UNAUTHENTICATED: 401, FORBIDDEN: 403 };

export const badRequest = (message: string): Answer => ({
  errors: [{ message, extensions: { code: "BAD_REQUEST" satisfies ErrorCode } }],
});

/** Errors that keep a document from being executed: mercurius throws them in a list. */
function requestErrors(error: unknown): ReadonlyArray<GraphQLError> | null {
  if (!(error instanceof Error && "errors" in error && Array.isArray(error.errors))) return null;
  return error.errors
    .filter((each) => each instanceof Error)
    .map((each) => (each instanceof GraphQLError ? each : new GraphQLError(each.message)));
}

/** Seconds until a retry; `null` without a limit. */
function longestWait({ errors = [] }: ExecutionResult): number | null {
  const waits = errors.flatMap(({ originalError }) =>
    originalError instanceof TooManyUses ? originalError.retryAfterSeconds : [],
  );
  return waits.length > 0 ? Math.max(...waits) : null;
}

function encodeResult({ data, errors }: ExecutionResult, log: FastifyBaseLogger): Answer {
  return errors === undefined
    ? { data }
    : { data: data ?? null, errors: errors.map((error) => encodeFieldError(error, { log })) };
}

/** Of a document that was executed: 429 when the client has to wait, 503 while the database is away. */
export function outcomeOfResult(result: ExecutionResult, log: FastifyBaseLogger): Outcome {
  const limited = longestWait(result);
  const isAway = result.errors?.some(({ originalError }) => isUnavailable(originalError)) === true;
  const wait = limited ?? (isAway ? databaseRetrySeconds : null);
  return {
    answer: encodeResult(result, log),
    status: isAway ? 503 : limited === null ? 200 : 429,
    ...(wait !== null && { headers: { "retry-after": wait } }),
  };
}

/** Of a request that the gate refuses. */
export function outcomeOfRefusal(refused: Refused): Outcome {
  const { code, message, statusCode, retryAfterSeconds } = new TooBusy(refused);
  return {
    answer: { errors: [{ message, extensions: { code } }] },
    status: statusCode,
    headers: { "retry-after": retryAfterSeconds },
  };
}

/** Of a request that failed before or beside its resolvers. */
export function outcomeOfError(error: unknown, log: FastifyBaseLogger): Outcome {
  if (error instanceof Refusal)
    return {
      answer: { errors: [encodeRefusal(error, { log })] },
      status: refusalStatuses[error.code] ?? 400,
      ...(error.code === "UNAUTHENTICATED" && { headers: { "www-authenticate": "Bearer" } }),
    };
  const errors = requestErrors(error)?.map(encodeRequestError);
  if (errors !== undefined) return { answer: { errors }, status: 400 };
  const answer = { errors: [maskError(error, { log })] };
  return isUnavailable(error)
    ? { answer, status: 503, headers: { "retry-after": databaseRetrySeconds } }
    : { answer, status: 500 };
}
