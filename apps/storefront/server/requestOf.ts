import type { FastifyRequest } from "fastify";

/** A Fastify request as the web's own kind, at the shop's own address whatever it was asked under; its body is left out, pages take none. */
export function requestOf({ method, url, headers }: FastifyRequest, { origin }: { readonly origin: string }): Request {
  const pairs = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined
      ? []
      : [[name, typeof value === "string" ? value : value.join(", ")] satisfies [string, string]],
  );
  return new Request(origin + url, { method, headers: pairs });
}
