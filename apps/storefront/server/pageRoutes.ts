import type { Fetch, LogEntry } from "@kamra/core";
import type { FastifyInstance } from "fastify";
import { fetchFor } from "./fetchFor.ts";
import { busyPage, lastResortPage } from "./lastResortPage.ts";
import { pagePolicy } from "./pagePolicy.ts";
import { renderLimits } from "./renderLimits.ts";
import { publicReads } from "./publicReads.ts";
import { renderQueue } from "./renderQueue.ts";
import { requestOf } from "./requestOf.ts";
import { sendResponse } from "./sendResponse.ts";
import type { StorefrontBuild } from "./StorefrontBuild.ts";

/** Where the pages' shop is, and what it is called. */
export interface ShopAddress {
  /** Reaches the backend; in the same process, without a network. */
  readonly fetch: Fetch;
  /** Address of the backend's GraphQL, for `fetch`. */
  readonly endpoint: string;
  /** The same for browsers; `/graphql` by default. */
  readonly browserEndpoint?: string;
  /** Scheme and host that the shop is known by, whatever a request calls it. */
  readonly origin: string;
  /** Takes what made a page fail. */
  readonly log?: (entry: LogEntry) => void;
}

/** Tells the network of a client's address, by which its pages count; `null` for what is asked for in this process. */
export interface Networks {
  readonly networkOf: (address: string) => string | null;
}

export interface PageOptions extends ShopAddress, Networks {
  readonly build: StorefrontBuild;
}

/**
 * A Fastify plugin, for an app with @fastify/helmet, that renders the storefront's pages at every address that nothing else is served
 * at. What fails is a Hungarian page with status 500; what is too much at once, one with 429 or 503.
 */
export function pageRoutes(app: FastifyInstance, options: PageOptions, done: () => void): void {
  const { build, fetch, endpoint, browserEndpoint = "/graphql", origin, log = () => undefined } = options;
  const { networkOf } = options;
  const queue = renderQueue(renderLimits);
  const read = publicReads(fetch);
  const helmet = { enableCSPNonces: true, contentSecurityPolicy: pagePolicy };

  app.get("/*", { helmet }, async (request, reply) => {
    const render = () =>
      build.render(requestOf(request, { origin }), {
        fetch: fetchFor(read, { address: request.ip, cookie: request.headers.cookie, origin }),
        endpoint,
        browserEndpoint,
        origin,
        assetsOf: build.assetsOf,
        styleNonce: reply.cspNonce.style,
        log,
      });
    const page = { network: networkOf(request.ip) ?? "", signal: request.signal };
    const rendered = await queue.run(page, render).catch((error: unknown) => {
      log({ level: "critical", message: "Not even the error page could be rendered", details: [error] });
      return lastResortPage();
    });
    const response = typeof rendered === "string" ? busyPage(rendered) : rendered;
    // A page holds its shopper's cart.
    return await sendResponse(reply.header("cache-control", "private, no-cache"), response);
  });
  done();
}
