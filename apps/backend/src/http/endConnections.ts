import type { Server } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import type { FastifyInstance } from "fastify";

/** Milliseconds between two counts of connections. */
const pauseLength = 50;

const countConnections = (server: Server): Promise<number> =>
  new Promise((resolve) => server.getConnections((_error, count) => resolve(count)));

/** Closes each connection after its next answer, and waits until there is none, but so many milliseconds at most. */
type LetGo = (longest: number) => Promise<void>;

/**
 * Closes each connection after its request while the app shuts down: a browser would hold the process for over a
 * minute. What is returned begins with that before the app does, which closes idle connections at once: a request could
 * be on its way on one.
 */
export function endConnections(app: FastifyInstance): LetGo {
  let isClosing = false;
  app.addHook("preClose", (done) => {
    isClosing = true;
    done();
  });
  app.addHook("onSend", (_request, reply, _payload, done) => {
    if (isClosing) void reply.header("connection", "close");
    done();
  });
  return async (longest) => {
    isClosing = true;
    const end = performance.now() + longest;
    while (performance.now() < end && (await countConnections(app.server)) > 0) await pause(pauseLength);
  };
}
