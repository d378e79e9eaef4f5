import { isIP } from "node:net";
import type { FastifyInstance } from "fastify";

const methods = ["DELETE", "GET", "HEAD", "OPTIONS", "PATCH", "POST", "PUT"] as const;

const bodiless = new Set([101, 204, 205, 304]);

function headersOf(received: Readonly<Record<string, string | string[] | number | undefined>>): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(received)) {
    for (const each of [value].flat()) if (each !== undefined) headers.append(name, String(each));
  }
  return headers;
}

function abortReason({ reason }: AbortSignal): Error {
  return reason instanceof Error ? reason : new DOMException("Request aborted", "AbortError");
}

/** The client address of requests made in this process, when they name none. */
export const thisProcess = "this process";

/**
 * `fetch` that reaches the app without a network. Relative addresses work and hosts do not matter. A caller that acts
 * for a client names it in `X-Forwarded-For`, which is trusted.
 */
export function inProcessFetch(app: FastifyInstance): typeof fetch {
  return async (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    const request = new Request(
      new URL(address, "http://backend.invalid"),
      input instanceof Request ? new Request(input, init) : init,
    );
    request.signal.throwIfAborted();
    const aborted = new Promise<never>((_resolve, reject) => {
      request.signal.addEventListener("abort", () => reject(abortReason(request.signal)), { once: true });
    });
    const { pathname, search } = new URL(request.url);
    const { "x-forwarded-for": from = "", ...headers } = Object.fromEntries(request.headers);
    const method = methods.find((known) => known === request.method);
    if (method === undefined) throw new TypeError(`Not a method: ${request.method}`);
    const answer = app.inject({
      method,
      url: `${pathname}${search}`,
      headers,
      remoteAddress: isIP(from) === 0 ? thisProcess : from,
      ...(request.body !== null && { payload: Buffer.from(await request.arrayBuffer()) }),
    });
    const { statusCode, headers: received, rawPayload } = await Promise.race([answer, aborted]);
    return new Response(bodiless.has(statusCode) ? null : new Uint8Array(rawPayload), {
      status: statusCode,
      headers: headersOf(received),
    });
  };
}
