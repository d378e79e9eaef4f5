import type { FastifyPluginCallback } from "fastify";
import type { Kysely } from "kysely";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";
import { unsubscribePath } from "../mail/unsubscribePath.ts";
import { unsubscribe } from "./unsubscribe.ts";

/**
 * Where mail programs end a subscription by themselves (RFC 8058). Whoever has the mail's token may; no cookie counts.
 * Only a POST: programs that look at each link of a mail do not unsubscribe anybody.
 */
export const unsubscribeRoute: FastifyPluginCallback<{ db: Kysely<DatabaseSchema> }> = (app, { db }, done) => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", { parseAs: "string", bodyLimit: 1024 }, (_request, _body, parsed) => parsed(null));
  app.post<{ Params: { token: string } }>(unsubscribePath(":token"), async ({ params: { token } }, reply) => {
    await unsubscribe(db, token);
    return await reply.code(204).send();
  });
  done();
};
