import type { FastifyReply } from "fastify";

/** The client closed the connection before the answer was sent. This is no failure of the server. */
export const hasLeft = (error: Error & { readonly code?: string }, reply: FastifyReply): boolean =>
  error.code === "ERR_STREAM_PREMATURE_CLOSE" && reply.raw.destroyed;
