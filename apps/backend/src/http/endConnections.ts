import type { FastifyInstance } from "fastify";

/**
 * Closes each connection after its request while the app shuts down: a browser would hold the process for over a
 * minute.
 */
export function endConnections(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook("preClose", (done) => {
    isClosing = true;
    done();
  });
  app.addHook("onSend", (_request, reply, _payload, done) => {
    if (isClosing) void reply.header("connection", "close");
    done();
  });
}
