import { createHash } from "node:crypto";
import type { FastifyPluginCallback, FastifyReply, FastifyRequest } from "fastify";
import { drawingVersion } from "./drawingVersion.ts";
import { drawKey } from "./drawKey.ts";
import { loadGlyphs } from "./loadGlyphs.ts";
import { isPictureSize } from "./PictureSize.ts";

interface Wanted {
  readonly key: string;
  readonly size: string;
  readonly version: string | undefined;
}

/** An address with a version is immutable; one without is revalidated after an hour. */
const caching = (version: string | undefined): string =>
  version === drawingVersion ? "public, max-age=31536000, immutable" : "public, max-age=3600";

async function send(
  { key, size, version }: Wanted,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const picture = isPictureSize(size) ? drawKey(key, { size, glyphs: await loadGlyphs() }) : null;
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
    "cache-control": caching(version),
    // Frontends of other hosts show the shop's pictures too.
    "cross-origin-resource-policy": "cross-origin",
  });
  if (request.headers["if-none-match"] === etag) return reply.code(304).send();
  return reply.type("image/svg+xml; charset=utf-8").send(picture);
}

/**
 * Serves the shop's pictures: `/images/{size}/{key}.svg?v=` and, for a category by its id,
 * `/images/category/{id}/{size}`. They are drawn on request, from the key alone: no database, no files but the glyph
 * set.
 */
export const imageRoutes: FastifyPluginCallback = (app, _options, done) => {
  app.get<{ Params: { size: string; file: string }; Querystring: { v?: string } }>(
    "/images/:size/:file",
    (request, reply) => {
      const { size, file } = request.params;
      return send({ key: file.replace(/\.svg$/, ""), size, version: request.query.v }, request, reply);
    },
  );
  app.get<{ Params: { id: string; size: string }; Querystring: { v?: string } }>(
    "/images/category/:id/:size",
    (request, reply) => {
      const { id, size } = request.params;
      return send({ key: `category.${id}`, size, version: request.query.v }, request, reply);
    },
  );
  done();
};
