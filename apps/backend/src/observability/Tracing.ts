import type { FastifyReply, FastifyRequest } from "fastify";

/** Where traces go: the address of a collector that speaks OTLP over HTTP, `http://localhost:4318`. */
export interface TraceSettings {
  readonly endpoint: string;
}

/** Tells a collector what a request, and what it did, took. */
export interface Tracing {
  /** Begins the span of a request, under that of its sender if it names one, and does `rest` inside it. */
  readonly begin: (request: FastifyRequest, rest: () => void) => void;
  /** Does `rest` inside the span of a request: what comes from the socket, as its body does, comes from outside. */
  readonly resume: (request: FastifyRequest, rest: () => void) => void;
  readonly end: (request: FastifyRequest, reply: FastifyReply) => void;
  /** A statement that is over, and how many milliseconds it took; what belongs to no span is not told. */
  readonly statement: (sql: string, milliseconds: number) => void;
  /** Runs something in a span of its own. */
  readonly inSpan: <Answer>(name: string, run: () => Promise<Answer>) => Promise<Answer>;
  /** What a line of the log names, so that it is found by its trace. */
  readonly logFields: () => Readonly<Record<string, string>>;
  /** Tells what is still to be told, and ends. */
  readonly close: () => Promise<void>;
}
