import type { FastifyPluginCallback, FastifyReply, FastifyRequest } from "fastify";
import type { Kysely } from "kysely";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";
import type { AdmissionGate } from "../http/admissionGate.ts";
import { admitRequest } from "../http/admitRequest.ts";
import { TooBusy } from "../http/TooBusy.ts";
import { linkPictures } from "./linkPictures.ts";
import type { Pictures } from "./Pictures.ts";
import { sendPicture } from "./sendPicture.ts";

interface LinkPictureOptions {
  readonly pictures: Pictures;
  readonly db: Kysely<DatabaseSchema>;
  readonly gate: AdmissionGate;
}

/**
 * Serves pictures for previews of shared links, as PNGs of 1200 × 630 pixels: `/images/link/{key}.png?v=` and, for a category by its
 * id, `/images/category/{id}/link`. Only pictures that the shop shows are drawn: keys can be made up without end.
 */
export const linkPictureRoutes: FastifyPluginCallback<LinkPictureOptions> = (app, { pictures, db, gate }, done) => {
  const pictureFor = linkPictures(pictures);

  async function isShown(key: string, request: FastifyRequest): Promise<boolean> {
    const read = db.selectFrom("images").where("key", "=", key).select("id");
    const outcome = await admitRequest(gate, request, { purpose: "read" }, () => read.execute());
    if (typeof outcome === "string") throw new TooBusy(outcome);
    return outcome.length > 0;
  }

  const send = async (
    { picture, version }: { readonly picture: Uint8Array | null; readonly version: string | undefined },
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> =>
    await sendPicture({ picture, type: "image/png", isImmutable: version === pictures.version }, request, reply);

  app.get<{ Params: { file: string }; Querystring: { v?: string } }>("/images/link/:file", async (request, reply) => {
    const [, key] = /^(.+)\.png$/.exec(request.params.file) ?? [];
    const picture = key !== undefined && (await isShown(key, request)) ? await pictureFor(key) : null;
    return await send({ picture, version: request.query.v }, request, reply);
  });

  app.get<{ Params: { id: string }; Querystring: { v?: string } }>(
    "/images/category/:id/link",
    async (request, reply) =>
      await send(
        { picture: await pictureFor(`category.${request.params.id}`), version: request.query.v },
        request,
        reply,
      ),
  );
  done();
};
