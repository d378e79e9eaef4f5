import type { FastifyInstance } from "fastify";
import type { Metrics } from "./createMetrics.ts";
import type { Tracing } from "./Tracing.ts";

/** Counts, times and traces every request of the process. */
export function observeRequests(
  app: FastifyInstance,
  { metrics, tracing }: { readonly metrics: Metrics; readonly tracing: Tracing | null },
): void {
  if (tracing !== null) {
    app.addHook("onRequest", (request, _reply, done) => tracing.begin(request, done));
    app.addHook("preValidation", (request, _reply, done) => tracing.resume(request, done));
  }
  app.addHook("onResponse", (request, reply, done) => {
    const { method, routeOptions } = request;
    metrics.requestSeconds.observe(
      { method, route: routeOptions.url ?? "none", status: reply.statusCode },
      reply.elapsedTime / 1000,
    );
    tracing?.end(request, reply);
    done();
  });
}
