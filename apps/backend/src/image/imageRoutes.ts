import { createHash } from "node:crypto";
import type { FastifyPluginCallback, FastifyReply, FastifyRequest } from "fastify";
import type { Pictures } from "./Pictures.ts";

interface Wanted {
  readonly key: string;
  readonly size: string;
  readonly version: string | undefined;
  readonly pictures: Pictures;
}

/** An address with a version is immutable; one without is revalidated after an hour. */
const caching = (isCurrent: boolean): string =>
  isCurrent ? "public, max-age=31536000, immutable" : "public, max-age=3600";

async function send(
  { key, size, version, pictures }: Wanted,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const picture = await pictures.draw(key, size);
  if (picture === null) {
    return reply
      .code(404)
      .header("cache-control", "public, max-age=60")
      .type("text/plain; charset=utf-8")
      .send("No such picture");
  }
  const etag = `"${createHash("sha1").update(picture).digest("base64url")}"`;
  reply.headers({
    etag,
    "cache-control": caching(version === pictures.version),
    // Frontends of other hosts show the shop's pictures too.
    "cross-origin-resource-policy": "cross-origin",
  });
  if (request.headers["if-none-match"] === etag) return reply.code(304).send();
  return reply.type("image/svg+xml; charset=utf-8").send(picture);
}

/**
 * Serves the shop's pictures: `/images/{size}/{key}.svg?v=` and, for a category by its id,
 * `/images/category/{id}/{size}`. They are drawn on request, from the key alone, without the database.
 */
export const imageRoutes: FastifyPluginCallback<{ readonly pictures: Pictures }> = (app, { pictures }, done) => {
  app.get<{ Params: { size: string; file: string }; Querystring: { v?: string } }>(
    "/images/:size/:file",
    (request, reply) => {
      const { size, file } = request.params;
      return send({ key: file.replace(/\.svg$/, ""), size, version: request.query.v, pictures }, request, reply);
    },
  );
  app.get<{ Params: { id: string; size: string }; Querystring: { v?: string } }>(
    "/images/category/:id/:size",
    (request, reply) => {
      const { id, size } = request.params;
      return send({ key: `category.${id}`, size, version: request.query.v, pictures }, request, reply);
    },
  );
  done();
};
