import type { FastifyRequest } from "fastify";
import { isThisMachine } from "../http/isThisMachine.ts";

/**
 * Whether a request was sent by a page of the shop's own. Browsers leave the origin out of a page's own GET alone; a request of another
 * site that carries `Authorization` always has it.
 */
export function isOwnOrigin(
  { method, headers: { origin, host } }: Pick<FastifyRequest, "method" | "headers">,
  { shopUrl }: { readonly shopUrl: string },
): boolean {
  if (origin === undefined) return method === "GET";
  const shop = new URL(shopUrl);
  return origin === shop.origin || (isThisMachine(shop.host) && origin === `${shop.protocol}//${host}`);
}
