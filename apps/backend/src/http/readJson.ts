import type { FastifyInstance } from "fastify";

const utf8 = new TextDecoder("utf-8", { fatal: true });

const decoded = (body: Buffer): string | null => {
  try {
    return utf8.decode(body);
  } catch {
    return null;
  }
};

/** Reads JSON bodies of a scope strictly: refuses invalid UTF-8 instead of replacing letters unnoticed. */
export function readJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser("error", "error");
  app.removeContentTypeParser("application/json");
  app.addContentTypeParser("application/json", { parseAs: "buffer" }, (request, body, done) => {
    const text = typeof body === "string" ? body : decoded(body);
    if (text === null) done(Object.assign(new Error("The body is not UTF-8"), { statusCode: 400 }));
    else void parse(request, text, done);
  });
}
