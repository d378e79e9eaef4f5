import type { FastifyRequest } from "fastify";
import type { Browser } from "../payment/PaymentProvider.ts";

/** The browser's own headers on a request. */
export function browserOf({ headers, ip }: Pick<FastifyRequest, "headers" | "ip">): Browser {
  const { accept = "*/*", "user-agent": agent = "", "accept-language": languages = "" } = headers;
  return { accept, agent, ip, language: /^[\w-]+/.exec(languages)?.[0] ?? "hu-HU" };
}
