import { STATUS_CODES } from "node:http";
import type { FastifyReply, FastifyRequest } from "fastify";
import { databaseRetrySeconds, isUnavailable } from "../database/isUnavailable.ts";
import { maskError } from "../graphql/encodeErrors.ts";
import { hasLeft } from "./hasLeft.ts";
import { TooBusy } from "./TooBusy.ts";
import { TooManyUses } from "../graphql/TooManyUses.ts";

async function send(reply: FastifyReply, status: number, more = ""): Promise<FastifyReply> {
  return await reply
    .code(status)
    .header("cache-control", "no-store")
    .type("text/plain; charset=utf-8")
    .send(`${STATUS_CODES[status] ?? "Error"}${more}\n`);
}

/** Answers an error without details of the request or the server; an unexpected one is in the log by its id. */
export async function sendError(
  error: Error & { readonly statusCode?: number },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  if (error instanceof TooManyUses) return await send(reply.header("retry-after", error.retryAfterSeconds), 429);
  if (error instanceof TooBusy)
    return await send(reply.header("retry-after", error.retryAfterSeconds), error.statusCode);
  const { statusCode = 500 } = error;
  if (statusCode < 500) return await send(reply, statusCode);
  if (hasLeft(error, reply)) return reply;
  const isAway = isUnavailable(error);
  if (isAway) void reply.header("retry-after", databaseRetrySeconds);
  return await send(reply, isAway ? 503 : 500, `: ${maskError(error, { log: request.log }).extensions.id ?? ""}`);
}

/** Answers an unknown address, without repeating it. */
export const sendNotFound = async (_request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> =>
  await send(reply, 404);
