import { AsyncLocalStorage } from "node:async_hooks";
import {
  type Context,
  defaultTextMapGetter,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  type TextMapPropagator,
  trace,
  type Tracer,
} from "@opentelemetry/api";
import type { FastifyRequest } from "fastify";
import type { TraceSettings, Tracing } from "./Tracing.ts";

/** The implementation of OpenTelemetry, loaded only when traces are on. */
async function openProvider({ endpoint }: TraceSettings) {
  const [
    { TracerProvider, BatchSpanProcessor },
    { OTLPTraceExporter },
    { defaultResource, resourceFromAttributes },
    { W3CTraceContextPropagator },
  ] = await Promise.all([
    import("@opentelemetry/sdk-trace"),
    import("@opentelemetry/exporter-trace-otlp-http"),
    import("@opentelemetry/resources"),
    import("@opentelemetry/core"),
  ]);
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, "")}/v1/traces` });
  const provider = new TracerProvider({
    resource: defaultResource().merge(resourceFromAttributes({ "service.name": "kamra-backend" })),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  return { provider, propagator: new W3CTraceContextPropagator() };
}

/** What is traced: within which span the code runs now. */
interface Traced {
  readonly tracer: Tracer;
  readonly current: AsyncLocalStorage<Context>;
}

const spanNow = ({ current }: Pick<Traced, "current">): Span | undefined =>
  trace.getSpan(current.getStore() ?? ROOT_CONTEXT);

/** A span for each request, below the sender's. */
function traceRequests(
  { tracer, current }: Traced,
  { propagator }: { readonly propagator: TextMapPropagator },
): Pick<Tracing, "begin" | "end" | "resume"> {
  const contexts = new WeakMap<FastifyRequest, Context>();
  return {
    begin(request, rest) {
      const { method, headers, routeOptions, id } = request;
      const sender = propagator.extract(ROOT_CONTEXT, headers, defaultTextMapGetter);
      const route = routeOptions.url ?? "";
      const attributes = { "http.request.method": method, "http.route": route, "kamra.request_id": id };
      const span = tracer.startSpan(`${method} ${route}`, { kind: SpanKind.SERVER, attributes }, sender);
      const context = trace.setSpan(sender, span);
      contexts.set(request, context);
      current.run(context, rest);
    },
    resume: (request, rest) => current.run(contexts.get(request) ?? ROOT_CONTEXT, rest),
    end(request, { statusCode }) {
      const span = trace.getSpan(contexts.get(request) ?? ROOT_CONTEXT);
      span?.setAttribute("http.response.status_code", statusCode);
      if (statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
      span?.end();
    },
  };
}

/** A span for each statement within a traced request or job. */
function traceStatement({ tracer, current }: Traced, { sql, milliseconds }: { sql: string; milliseconds: number }) {
  if (spanNow({ current }) === undefined) return;
  const endTime = Date.now();
  const [operation = ""] = sql.trimStart().split(/\s/, 1);
  const attributes = { "db.system.name": "postgresql", "db.query.text": sql };
  const startTime = endTime - milliseconds;
  tracer.startSpan(operation, { kind: SpanKind.CLIENT, startTime, attributes }, current.getStore()).end(endTime);
}

/** Traces of requests, statements and jobs: statements without their parameters, addresses as their routes. */
export async function openTracing(settings: TraceSettings): Promise<Tracing> {
  const { provider, propagator } = await openProvider(settings);
  const tracer = provider.getTracer("kamra");
  const current = new AsyncLocalStorage<Context>();

  return {
    ...traceRequests({ tracer, current }, { propagator }),
    statement: (sql, milliseconds) => traceStatement({ tracer, current }, { sql, milliseconds }),
    async inSpan(name, run) {
      const span = tracer.startSpan(name, {}, current.getStore());
      try {
        return await current.run(trace.setSpan(ROOT_CONTEXT, span), run);
      } catch (error) {
        span.setStatus({ code: SpanStatusCode.ERROR });
        throw error;
      } finally {
        span.end();
      }
    },
    logFields() {
      const traceId = spanNow({ current })?.spanContext().traceId;
      return traceId === undefined ? {} : { traceId };
    },
    close: () => provider.shutdown(),
  };
}
