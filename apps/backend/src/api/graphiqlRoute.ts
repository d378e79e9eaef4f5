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

/** Null where it is not installed: who installs the backend as a package chooses, because it has nine megabytes. */
const loadPage = () =>
  import("@graphql-yoga/render-graphiql").catch((error: unknown) => {
    if (error instanceof Error && "code" in error && error.code === "ERR_MODULE_NOT_FOUND") return null;
    throw error;
  });

/** `GET /graphiql`: a console for developers. Its package is loaded on first use. */
export const graphiqlRoute: FastifyPluginCallback = (app, _options, done) => {
  app.addHook("onRequest", allowOnlyThisMachine);
  app.get("/graphiql", async (_request, reply) => {
    const page = await loadPage();
    if (page === null)
      return await reply.code(404).type("text/plain").send("For this page: npm install @graphql-yoga/render-graphiql");
    return await reply
      .type("text/html; charset=utf-8")
      .header("content-security-policy", policy)
      .send(page.renderGraphiQL({ title: "GraphiQL", endpoint: "/graphql" }));
  });
  done();
};
