import type { FastifyRequest } from "fastify";

/**
 * A Fastify request as a web `Request`, at the shop's own address whatever host it named; without a body, which pages
 * never read.
 */
export function requestOf({ method, url, headers }: FastifyRequest, { origin }: { readonly origin: string }): Request {
  const pairs = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined
      ? []
      : [[name, typeof value === "string" ? value : value.join(", ")] satisfies [string, string]],
  );
  return new Request(origin + url, { method, headers: pairs });
}
