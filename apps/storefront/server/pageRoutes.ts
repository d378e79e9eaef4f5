import type { Fetch, LogEntry } from "@kamra/core";
import type { FastifyInstance } from "fastify";
import { guestCookies } from "../src/shop/pageCaching.ts";
import { categoriesFolder } from "../src/shop/categoriesFile.ts";
import { categoryFiles } from "./categoryFiles.ts";
import { fetchFor, type Visitor } from "./fetchFor.ts";
import { guestPages } from "./guestPages.ts";
import { busyPage, lastResortPage } from "./lastResortPage.ts";
import { pagePolicy } from "./pagePolicy.ts";
import { publicReads } from "./publicReads.ts";
import { requestOf } from "./requestOf.ts";
import { sendPage } from "./sendPage.ts";
import { sentPageOf, sentResponseOf } from "./SentPage.ts";
import type { StorefrontBuild } from "./StorefrontBuild.ts";

/** The addresses of the backend and of the shop. */
export interface ShopAddress {
  /** `fetch` to the backend, possibly in the same process. */
  readonly fetch: Fetch;
  /** Address of the backend's GraphQL, for `fetch`. */
  readonly endpoint: string;
  /** The address of GraphQL for browsers; `/graphql` by default. */
  readonly browserEndpoint?: string;
  /** The shop's own origin, whatever host a request names. */
  readonly origin: string;
  /** Logs the cause of a page's failure. */
  readonly log?: (entry: LogEntry) => void;
  readonly clock?: () => Date;
}

/** The network of a client's address, for rate limits; `null` for requests of this process. */
interface Networks {
  readonly networkOf: (address: string) => string | null;
}

/**
 * Admits a request when it is its turn, or returns why not: too many of its network or in total, or the client has
 * disconnected.
 */
interface Gate {
  readonly admit: <Result>(
    visit: { readonly network: string; readonly purpose: "read" | "change"; readonly signal: AbortSignal },
    work: () => Promise<Result>,
  ) => Promise<Result | "network" | "all" | "gone">;
}

/** The limits of a server's clients. */
export interface ClientLimits extends Networks {
  /** The process's gate, which the backend shares when it runs in the same one. */
  readonly gate: Gate;
}

export interface PageOptions extends ShopAddress, ClientLimits {
  readonly build: StorefrontBuild;
}

/**
 * A Fastify plugin, for an app with @fastify/helmet, that renders the storefront's pages at every address without
 * another route. A failure is a Hungarian page with status 500; too many requests, one with 429 or 503.
 *
 * A guest's page depends only on its address and the analytics consent, so a cached page can never contain data of its
 * first requester.
 */
export function pageRoutes(app: FastifyInstance, options: PageOptions, done: () => void): void {
  const { build, fetch, endpoint, browserEndpoint = "/graphql", origin, log = () => undefined } = options;
  const { networkOf, gate, clock } = options;
  const reads = publicReads(fetch, { clock });
  const pages = guestPages();
  const categories = categoryFiles();
  const isSecure = origin.startsWith("https:");
  const render = async (request: Request, { address, cookie }: Pick<Visitor, "address" | "cookie">) =>
    sentPageOf(
      await build.render(request, {
        fetch: fetchFor(reads.fetch, { address, cookie, origin }),
        cached: reads.cached,
        endpoint,
        browserEndpoint,
        origin,
        assetsOf: build.assetsOf,
        categoriesAddressOf: categories.addressOf,
        log,
        clock,
      }),
    );

  app.get<{ Params: { readonly name: string } }>(`${categoriesFolder}:name`, async (request, reply) => {
    const file = await categories.file(request.params.name);
    return file === undefined
      ? await reply.code(404).header("cache-control", "no-store").send()
      : await sendPage(request, reply, file);
  });

  app.get("/*", { helmet: { contentSecurityPolicy: pagePolicy } }, async (request, reply) => {
    const cookie = guestCookies(request.headers.cookie, { isSecure });
    const own = () => render(requestOf(request, { origin }), { address: request.ip, cookie: request.headers.cookie });
    const asGuest = (cookies: string) =>
      render(new Request(origin + request.url, { headers: { cookie: cookies } }), {
        address: request.ip,
        cookie: cookies,
      });
    const key = `${cookie ?? ""} ${request.url}`;
    const ready = cookie === null ? undefined : pages.ready(key);
    if (ready !== undefined) return await sendPage(request, reply, ready);
    const visit = { network: networkOf(request.ip) ?? "", purpose: "read", signal: request.signal } as const;
    const rendered = await gate
      .admit(visit, () => (cookie === null ? own() : pages.shared(key, () => asGuest(cookie))))
      .catch((error: unknown) => {
        log({ level: "critical", message: "Not even the error page could be rendered", details: [error] });
        return sentResponseOf(lastResortPage(build.assetsOf([])));
      });
    return await sendPage(
      request,
      reply,
      typeof rendered === "string" ? await sentResponseOf(busyPage(rendered, build.assetsOf([]))) : rendered,
    );
  });
  done();
}
