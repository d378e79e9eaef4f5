import type { FastifyRequest } from "fastify";
import type { DestinationStream, LoggerOptions } from "pino";
import { withoutSecrets } from "./withoutSecrets.ts";

/** Identifies an error, and no more: database errors contain their statement's parameters, with personal data. */
function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: typeof error };
  // The invalid value comes last: `invalid input syntax for type integer: "x"`.
  const message = withoutSecrets(error.message.replace(/: ".*/s, ": …"));
  return {
    type: error.name,
    message,
    stack: withoutSecrets(error.stack?.replace(error.message, () => message) ?? ""),
    ...("code" in error && { code: error.code }),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  };
}

/** Options for pino; `stream` is the output, standard output by default. */
export interface LogSettings extends LoggerOptions {
  readonly stream?: DestinationStream;
}

/** Structured logs without tokens, cookies, query strings or what shoppers have typed. */
export function logSettings(settings: LogSettings = {}): LogSettings {
  return {
    redact: [
      "authorization",
      "cookie",
      "headers.authorization",
      "headers.cookie",
      "*.headers.authorization",
      "*.headers.cookie",
    ],
    hooks: {
      // Fastify's message for an unknown address contains the address.
      logMethod(args, method) {
        const [first, second] = args;
        if (typeof first === "string") args[0] = withoutSecrets(first);
        if (typeof second === "string") args[1] = withoutSecrets(second);
        method.apply(this, args);
      },
    },
    ...settings,
    serializers: {
      req: ({ method, url, ip }: FastifyRequest) => ({ method, path: withoutSecrets(url), ip }),
      err: describeError,
      // The storefront's logs: errors, and lines of pages, which may contain personal data.
      details: (details: ReadonlyArray<unknown>) => details.map(describeError),
      ...settings.serializers,
    },
  };
}
