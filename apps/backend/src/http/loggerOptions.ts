import type { FastifyRequest } from "fastify";
import type { LoggerOptions } from "pino";

/** What tells errors apart, and no more: database errors carry the parameters of their statement along, with people's data in them. */
function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: String(error) };
  return {
    type: error.name,
    message: error.message,
    stack: error.stack,
    ...("code" in error && { code: error.code }),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  };
}

/** Structured logs without tokens, cookies or query strings. */
export function loggerOptions(options: LoggerOptions = {}): LoggerOptions {
  return {
    redact: ["*.authorization", "*.cookie", '*["set-cookie"]', "*.headers.authorization", "*.headers.cookie", '*.headers["set-cookie"]'],
    ...options,
    serializers: {
      req: ({ method, url, ip }: FastifyRequest) => ({ method, path: url.split("?", 1)[0], ip }),
      err: describeError,
      ...options.serializers,
    },
  };
}
