import type { FastifyRequest } from "fastify";

/** A Fastify request as the web's own kind; its body is left out, pages take none. */
export function requestOf({ method, protocol, host, url, headers }: FastifyRequest): Request {
  const pairs = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined
      ? []
      : [[name, typeof value === "string" ? value : value.join(", ")] satisfies [string, string]],
  );
  return new Request(`${protocol}://${host}${url}`, { method, headers: pairs });
}
