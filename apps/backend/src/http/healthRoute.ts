import type { FastifyPluginCallback } from "fastify";
import { readMeta } from "../database/meta.ts";
import type { Database } from "../database/Database.ts";

/** `GET /health`: whether the database answers, and its catalogue's seed. 503 when it does not. */
export const healthRoute: FastifyPluginCallback<{ database: Database }> = (app, { database }, done) => {
  app.get("/health", { logLevel: "warn" }, async (request, reply) => {
    void reply.header("cache-control", "no-store");
    try {
      return {
        status: "ok",
        seed: await readMeta(database.db, "seed"),
        catalogueDay: await readMeta(database.db, "catalogue_day"),
      };
    } catch (error) {
      request.log.error({ err: error }, "The database does not answer");
      return await reply.code(503).send({ status: "unavailable" });
    }
  });
  done();
};
