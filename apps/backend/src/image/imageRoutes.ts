import type { FastifyPluginCallback, FastifyReply, FastifyRequest } from "fastify";
import type { Pictures } from "./Pictures.ts";
import { sendPicture } from "./sendPicture.ts";

interface Wanted {
  readonly key: string;
  readonly size: string;
  readonly version: string | undefined;
  readonly pictures: Pictures;
}

const send = async (
  { key, size, version, pictures }: Wanted,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> =>
  await sendPicture(
    {
      picture: await pictures.draw(key, size),
      type: "image/svg+xml; charset=utf-8",
      isImmutable: version === pictures.version,
    },
    request,
    reply,
  );

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
