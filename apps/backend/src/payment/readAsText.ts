import type { FastifyInstance } from "fastify";

/** Leaves the bodies of all requests in a scope unparsed: signatures cover the exact text. */
export function readAsText(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", { parseAs: "string", bodyLimit: 16 * 1024 }, (_request, body, done) =>
    done(null, body),
  );
}

/** The text read by `readAsText`; empty without a body. */
export function textOf(body: unknown): string {
  return typeof body === "string" ? body : "";
}
