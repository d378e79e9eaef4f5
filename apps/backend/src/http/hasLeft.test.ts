import { fastify } from "fastify";
import { once } from "node:events";
import { connect } from "node:net";
import { Readable } from "node:stream";
import { expect, it } from "vitest";
import { sendError } from "./sendError.ts";

it("a client that disconnects before the answer causes no error", async () => {
  const log: string[] = [];
  const app = fastify({ logger: { level: "info", stream: { write: (line) => log.push(line) } } });
  app.setErrorHandler(sendError);
  const [arrived, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  app.addHook("onError", (_request, _reply, _error, done) => (setImmediate(answered.resolve), done()));
  // Of a request with a body Fastify does not notice by itself that its client has left.
  app.post("/", async ({ raw }, reply) => {
    arrived.resolve();
    await once(raw.socket, "close");
    return await reply.send(new Readable({ read() {} }));
  });
  await app.listen({ port: 0, host: "127.0.0.1" });
  const address = app.server.address();
  if (address === null || typeof address === "string") throw new Error("No port was given");
  const socket = connect(address.port, "127.0.0.1");
  socket.write("POST / HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{}");
  await arrived.promise;
  socket.destroy();
  await answered.promise;
  await app.close();
  expect(log.filter((line) => line.includes('"level":50'))).toEqual([]);
  expect(log.join("")).toContain("incoming request");
});
