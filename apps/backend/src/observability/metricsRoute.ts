import type { FastifyPluginCallback } from "fastify";
import { allowOnlyThisMachine } from "../http/allowOnlyThisMachine.ts";
import { isSame } from "../http/isSame.ts";
import { bearerToken } from "../http/bearerToken.ts";
import { shareMetrics } from "../supervisor/sharedMetrics.ts";
import type { Metrics } from "./createMetrics.ts";

interface MetricsOptions {
  readonly metrics: Metrics;
  /** The token it requires; without one only this machine has access. */
  readonly token: string | null;
}

/**
 * `GET /metrics` for Prometheus, of all processes of a supervisor: with the token as `Authorization: Bearer`, if one is
 * set.
 */
export const metricsRoute: FastifyPluginCallback<MetricsOptions> = (app, { metrics: { registry }, token }, done) => {
  const readAll = shareMetrics(() => registry.metrics());
  if (token === null) app.addHook("onRequest", allowOnlyThisMachine);
  app.get("/metrics", { logLevel: "warn" }, async ({ headers }, reply) => {
    if (token !== null && !isSame(bearerToken(headers.authorization) ?? "", { expected: token })) {
      return await reply.code(401).header("www-authenticate", "Bearer").send();
    }
    return await reply
      .type(registry.contentType)
      .header("cache-control", "no-store")
      .send(await readAll());
  });
  done();
};
