import type { FastifyInstance } from "fastify";

const utf8 = new TextDecoder("utf-8", { fatal: true });

const decoded = (body: Buffer): string | null => {
  try {
    return utf8.decode(body);
  } catch {
    return null;
  }
};

/** Has bodies of JSON in a scope read as they are: what is no UTF-8 is refused, where it would become other letters unseen. */
export function readJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser("error", "error");
  app.removeContentTypeParser("application/json");
  app.addContentTypeParser("application/json", { parseAs: "buffer" }, (request, body, done) => {
    const text = typeof body === "string" ? body : decoded(body);
    if (text === null) done(Object.assign(new Error("The body is not UTF-8"), { statusCode: 400 }));
    else void parse(request, text, done);
  });
}
