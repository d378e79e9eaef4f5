import type { FastifyReply, FastifyRequest } from "fastify";

/** The address of a collector that speaks OTLP over HTTP: `http://localhost:4318`. */
export interface TraceSettings {
  readonly endpoint: string;
}

/** Sends timings of requests and their parts to a collector. */
export interface Tracing {
  /** Begins the span of a request, under that of its sender if it names one, and does `rest` inside it. */
  readonly begin: (request: FastifyRequest, rest: () => void) => void;
  /** Does `rest` inside the span of a request: what comes from the socket, as its body does, comes from outside. */
  readonly resume: (request: FastifyRequest, rest: () => void) => void;
  readonly end: (request: FastifyRequest, reply: FastifyReply) => void;
  /** Reports a finished statement and its milliseconds; statements outside of a span are not reported. */
  readonly statement: (sql: string, milliseconds: number) => void;
  /** Runs something in a span of its own. */
  readonly inSpan: <Answer>(name: string, run: () => Promise<Answer>) => Promise<Answer>;
  /** The trace's fields of a log line. */
  readonly logFields: () => Readonly<Record<string, string>>;
  /** Sends the remaining spans, and ends. */
  readonly close: () => Promise<void>;
}
