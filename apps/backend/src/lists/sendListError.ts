import type { ListError } from "@kamra/contract/lists";
import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { databaseRetrySeconds } from "../database/isUnavailable.ts";
import { maskError } from "../graphql/encodeErrors.ts";
import { Refusal } from "../graphql/Refusal.ts";
import { TooManyUses } from "../graphql/TooManyUses.ts";
import { TooBusy } from "../http/TooBusy.ts";

/** Of those that are not 400. */
const statuses: Readonly<Partial<Record<ListError["code"], number>>> = {
  PRODUCT_NOT_FOUND: 404,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  RATE_LIMITED: 429,
  INTERNAL_SERVER_ERROR: 500,
  UNAVAILABLE: 503,
};

async function send(
  reply: FastifyReply,
  error: ListError,
  status = statuses[error.code] ?? 400,
): Promise<FastifyReply> {
  return await reply.code(status).send(error);
}

/** Answers an error with a code of the contract: refusals unchanged, unexpected errors masked and logged. */
export async function sendListError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  if (error instanceof TooManyUses || error instanceof TooBusy)
    void reply.header("retry-after", error.retryAfterSeconds);
  if (error instanceof Refusal) {
    const { code, message, validation, sessionEnd } = error;
    request.log.info({ code, fields: Object.keys(validation ?? {}) }, message);
    if (code === "UNAUTHENTICATED") void reply.header("www-authenticate", "Bearer");
    const answer = { code, message, ...(validation && { validation }), ...(sessionEnd && { session_end: sessionEnd }) };
    return await send(reply, answer, error instanceof TooBusy ? error.statusCode : undefined);
  }
  const { statusCode = 500 } = error;
  if (statusCode < 500) return await send(reply, { code: "BAD_REQUEST", message: error.message }, statusCode);
  const { message, extensions } = maskError(error, { log: request.log });
  if (extensions.code === "UNAVAILABLE") void reply.header("retry-after", databaseRetrySeconds);
  return await send(reply, { message, ...extensions });
}
