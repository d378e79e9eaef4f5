import type { FastifyReply } from "fastify";

/** Sends a complete web response. */
export async function sendResponse(reply: FastifyReply, response: Response): Promise<FastifyReply> {
  for (const [name, value] of response.headers) if (name !== "set-cookie") reply.header(name, value);
  for (const cookie of response.headers.getSetCookie()) reply.header("set-cookie", cookie);
  return reply.code(response.status).send(await response.text());
}
