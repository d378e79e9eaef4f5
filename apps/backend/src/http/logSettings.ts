import type { FastifyRequest } from "fastify";
import type { DestinationStream, LoggerOptions } from "pino";

/** What tells errors apart, and no more: database errors carry the parameters of their statement along, with people's data in them. */
function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: String(error) };
  // A value that does not fit stands at the end: `invalid input syntax for type integer: "x"`.
  const message = error.message.replace(/: ".*/s, ": …");
  return {
    type: error.name,
    message,
    stack: error.stack?.replace(error.message, () => message),
    ...("code" in error && { code: error.code }),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  };
}

/** How to log, as pino takes it; `stream` is where to, standard output when left out. */
export interface LogSettings extends LoggerOptions {
  readonly stream?: DestinationStream;
}

/** Addresses without their query strings, and without what opens something to whoever has the address: tokens, e-mail addresses and links to orders. */
function withoutSecrets(text: string): string {
  return text
    .replace(/\/(token-login|e-mail-megerosites|elfelejtett-jelszo|hirlevel|megrendeles\/statusz)\/\S+/gi, "/$1/…")
    .replace(/\?\S+/g, "");
}

/** Structured logs without tokens, cookies or query strings. */
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
      // Of an address that leads nowhere Fastify says so in words, with the address in them.
      logMethod(args, method) {
        if (typeof args[0] === "string") args[0] = withoutSecrets(args[0]);
        method.apply(this, args);
      },
    },
    ...settings,
    serializers: {
      req: ({ method, url, ip }: FastifyRequest) => ({ method, path: withoutSecrets(url), ip }),
      err: describeError,
      ...settings.serializers,
    },
  };
}
