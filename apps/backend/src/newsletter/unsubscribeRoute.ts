import type { FastifyPluginCallback } from "fastify";
import type { Kysely } from "kysely";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";
import { unsubscribePath } from "../mail/unsubscribePath.ts";
import { unsubscribe } from "./unsubscribe.ts";

/**
 * Where mail programs end a subscription by themselves (RFC 8058). The mail's token authorizes it; cookies do not count.
 * Only a POST: programs that open every link of a mail must not end a subscription.
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
