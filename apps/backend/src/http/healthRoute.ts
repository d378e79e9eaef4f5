import type { FastifyPluginCallback } from "fastify";
import { sql } from "kysely";
import type { Database } from "../database/Database.ts";
import { databaseRetrySeconds } from "../database/isUnavailable.ts";
import { readMeta } from "../database/meta.ts";

/**
 * `GET /health`: the process is alive; a supervisor restarts one that does not answer, and a balancer that only checks
 * this address sees that it is leaving. `GET /ready`: it may serve, because the database answers and can be written to,
 * and the process is not about to end; 503 tells a balancer to send requests elsewhere.
 */
export const healthRoute: FastifyPluginCallback<{
  readonly database: Database;
  readonly isLeaving: () => boolean;
}> = (app, { database: { db }, isLeaving }, done) => {
  const uncached = { "cache-control": "no-store" };
  app.get("/health", { logLevel: "warn" }, (_request, reply) =>
    reply.headers(uncached).send({ status: isLeaving() ? "leaving" : "ok" }),
  );
  app.get("/ready", { logLevel: "warn" }, async (request, reply) => {
    void reply.headers(uncached);
    if (isLeaving()) return await reply.code(503).send({ status: "leaving" });
    try {
      const { rows } = await sql<{ reads: boolean }>`
        select pg_is_in_recovery() or current_setting('transaction_read_only')::boolean as reads`.execute(db);
      if (rows[0]?.reads !== false) throw new Error("The database only reads");
      return { status: "ok", seed: await readMeta(db, "seed"), catalogueDay: await readMeta(db, "catalogue_day") };
    } catch (error) {
      request.log.error({ err: error }, "The database does not answer, or only reads");
      return await reply.code(503).header("retry-after", databaseRetrySeconds).send({ status: "unavailable" });
    }
  });
  done();
};
