import type { FastifyInstance } from "fastify";

/** Has a closing app keep no connection once its request is answered: a browser would hold the process for over a minute. */
export function endConnections(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook("preClose", async () => {
    isClosing = true;
  });
  app.addHook("onSend", async (_request, reply) => {
    if (isClosing) void reply.header("connection", "close");
  });
}
