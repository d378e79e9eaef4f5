import type { Fetch, LogEntry } from "@kamra/core";
import type { FastifyInstance } from "fastify";
import { fetchFor } from "./fetchFor.ts";
import { lastResortPage } from "./lastResortPage.ts";
import { pagePolicy } from "./pagePolicy.ts";
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

export interface PageOptions extends ShopAddress {
  readonly build: StorefrontBuild;
}

/**
 * A Fastify plugin, for an app with @fastify/helmet, that renders the storefront's pages at every address that nothing else is served
 * at. What fails is a Hungarian page with status 500.
 */
export function pageRoutes(app: FastifyInstance, options: PageOptions, done: () => void): void {
  const { build, fetch, endpoint, browserEndpoint = "/graphql", origin, log = () => undefined } = options;
  const helmet = { enableCSPNonces: true, contentSecurityPolicy: pagePolicy };

  app.get("/*", { helmet }, async (request, reply) => {
    const rendering = build.render(requestOf(request, { origin }), {
      fetch: fetchFor(fetch, { address: request.ip }),
      endpoint,
      browserEndpoint,
      origin,
      assetsOf: build.assetsOf,
      styleNonce: reply.cspNonce.style,
      log,
    });
    const response = await rendering.catch((error: unknown) => {
      log({ level: "critical", message: "Not even the error page could be rendered", details: [error] });
      return lastResortPage();
    });
    // A page holds its shopper's cart.
    return await sendResponse(reply.header("cache-control", "private, no-cache"), response);
  });
  done();
}
