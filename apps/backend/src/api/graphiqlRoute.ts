import type { FastifyPluginCallback } from "fastify";
import { allowOnlyThisMachine } from "../http/allowOnlyThisMachine.ts";

/** The page contains its scripts inline, and its workers as blobs. */
const policy = [
  "default-src 'none'",
  "script-src 'unsafe-inline' blob:",
  "worker-src blob:",
  "style-src 'unsafe-inline'",
  "img-src data:",
  "font-src data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

/** `GET /graphiql`: a console for developers. Its package is loaded on first use. */
export const graphiqlRoute: FastifyPluginCallback = (app, _options, done) => {
  app.addHook("onRequest", allowOnlyThisMachine);
  app.get("/graphiql", async (_request, reply) => {
    const { renderGraphiQL } = await import("@graphql-yoga/render-graphiql");
    return await reply
      .type("text/html; charset=utf-8")
      .header("content-security-policy", policy)
      .send(renderGraphiQL({ title: "GraphiQL", endpoint: "/graphql" }));
  });
  done();
};
