import type { FastifyRequest } from "fastify";

/** The browser's headers: banks require them for a payment by a saved card. */
export interface Browser {
  readonly accept: string;
  readonly agent: string;
  readonly ip: string;
  readonly language: string;
}

declare module "../graphql/Context.ts" {
  interface Context {
    /** The browser's own headers. */
    readonly browser: Browser;
  }
}

/** The browser's own headers on a request. */
export function browserOf({ headers, ip }: Pick<FastifyRequest, "headers" | "ip">): Browser {
  const { accept = "*/*", "user-agent": agent = "", "accept-language": languages = "" } = headers;
  return { accept, agent, ip, language: /^[\w-]+/.exec(languages)?.[0] ?? "hu-HU" };
}
