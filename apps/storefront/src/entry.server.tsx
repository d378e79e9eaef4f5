import { type Fetch, type LogEntry, requestCookies, type ShopSnapshot } from "@kamra/core";
import { categoryExcerpt } from "@kamra/core/catalog";
import { checkoutPaths } from "@kamra/core/checkout";
import { markCookie } from "@kamra/core/session";
import { ShopProvider } from "@kamra/react";
import { renderToString } from "react-dom/server";
import {
  createStaticHandler,
  createStaticRouter,
  type StaticHandlerContext,
  StaticRouterProvider,
} from "react-router-dom";
import type { Assets } from "./document/Assets.ts";
import { Document } from "./document/Document.tsx";
import { jsonScript } from "./document/jsonScript.ts";
import { pageFileOf } from "./document/lazyPage.ts";
import { OriginContext } from "./document/OriginContext.ts";
import { type PageData, pageDataId } from "./document/PageData.ts";
import { startScript } from "./document/startScript.ts";
import { type StructuredData, StructuredDataSink } from "./document/StructuredDataNote.tsx";
import { ShownCategories } from "./features/category/ShownCategories.ts";
import { pageErrorOf } from "./features/failure/pageErrorOf.ts";
import { routes, shellRouteId } from "./routes.tsx";
import { createStorefrontShop, type StorefrontShop } from "./shop/createStorefrontShop.ts";

export interface RenderOptions {
  readonly fetch: Fetch;
  readonly endpoint: string;
  /** Where the browser finds the backend. */
  readonly browserEndpoint: string;
  /** Scheme and host that the shop is known by. */
  readonly origin: string;
  /** What a page that is made of these source files loads. */
  readonly assetsOf: (pages: ReadonlyArray<string>) => Assets;
  /** Marks the style elements that scripts may add. */
  readonly styleNonce: string;
  readonly log: (entry: LogEntry) => void;
}

interface Page {
  readonly context: StaticHandlerContext;
  readonly router: ReturnType<typeof createStaticRouter>;
  readonly shop: StorefrontShop;
}

/** The snapshot with no categories but those that the page shows: the whole tree is most of a page's bytes. */
const withExcerpt = (snapshot: ShopSnapshot, shown: ReadonlySet<string>): ShopSnapshot => {
  const tree = snapshot.catalogue?.categories ?? null;
  if (tree === null) return snapshot;
  return { ...snapshot, catalogue: { categories: categoryExcerpt(tree, shown), isExcerpt: true } };
};

const documentOf = (
  { context, router, shop }: Page,
  { origin, browserEndpoint, assetsOf, styleNonce }: RenderOptions,
): string => {
  const assets = assetsOf(context.matches.flatMap(({ route }) => pageFileOf(route) ?? []));
  const notes: StructuredData[] = [];
  const shown = new Set<string>();
  const html = renderToString(
    <Document assets={assets}>
      <StructuredDataSink value={(data) => notes.push(data)}>
        <ShownCategories value={(id) => shown.add(id)}>
          <OriginContext value={origin}>
            <ShopProvider shop={shop}>
              <StaticRouterProvider router={router} context={context} hydrate={false} />
            </ShopProvider>
          </OriginContext>
        </ShownCategories>
      </StructuredDataSink>
    </Document>,
  );
  const data: PageData = {
    assets,
    origin,
    endpoint: browserEndpoint,
    snapshot: withExcerpt(shop.snapshot(), shown),
    loaderData: context.loaderData,
    errors: context.errors,
  };
  // React leaves alone what stands at the end of head and body without being its own.
  const head = `<meta property="csp-nonce" content="${styleNonce}">${notes.map((note) => jsonScript(note, { type: "application/ld+json" })).join("")}`;
  const tail = `${jsonScript(data, { type: "application/json", id: pageDataId })}<script type="module">${startScript}</script>`;
  return `<!doctype html>${html.replace("</head>", () => `${head}</head>`).replace(/<\/body><\/html>$/, () => `${tail}</body></html>`)}`;
};

/** The same address with nothing but the failure to show. */
const failed = (context: StaticHandlerContext): StaticHandlerContext => ({
  ...context,
  statusCode: 500,
  loaderData: {},
  errors: { [shellRouteId]: pageErrorOf(null) },
});

/**
 * Answers a request for a page: its HTML with the state that the browser goes on from, or a redirect.
 *
 * Each call has a shop of its own. Errors: none; a page that cannot be rendered is the error page with status 500, and
 * the cause goes to `log`.
 */
export async function render(request: Request, options: RenderOptions): Promise<Response> {
  const isSecure = options.origin.startsWith("https:");
  const cookies = requestCookies(request.headers.get("cookie"), { isSecure });
  const wasLoggedIn = cookies.get(markCookie({ isSecure })) !== null;
  const renderedAt = new Date();
  const answered: string[] = [];
  const shop = createStorefrontShop({
    // What ends the session on the way ends it in the browser.
    fetch: async (...asked) => {
      const answer = await options.fetch(...asked);
      answered.push(...answer.headers.getSetCookie());
      return answer;
    },
    origin: options.origin,
    endpoint: options.endpoint,
    cookies,
    log: options.log,
    clock: () => renderedAt,
  });
  const finished = (response: Response) => {
    // What is somebody's own stays in no cache, the browser's for its back button neither.
    if (wasLoggedIn || request.url.startsWith(options.origin + checkoutPaths.contact))
      response.headers.set("cache-control", "private, no-store");
    return withCookies(response, [...answered, ...cookies.setCookieHeaders()]);
  };
  try {
    const handler = createStaticHandler(routes(shop));
    const queried = await handler.query(request);
    if (queried instanceof Response) return finished(queried);
    for (const error of Object.values(queried.errors ?? {}))
      if (pageErrorOf(error).status >= 500) options.log(failure(error));
    const errors =
      queried.errors === null
        ? null
        : Object.fromEntries(Object.entries(queried.errors).map(([id, error]) => [id, pageErrorOf(error)]));
    const pageOf = (context: StaticHandlerContext): Page => ({
      context,
      shop,
      router: createStaticRouter(handler.dataRoutes, context),
    });
    const context: StaticHandlerContext = { ...queried, errors };
    const answer = (html: string, status: number) =>
      finished(new Response(html, { status, headers: { "content-type": "text/html; charset=utf-8" } }));
    try {
      return answer(documentOf(pageOf(context), options), context.statusCode);
    } catch (error) {
      options.log(failure(error));
      return answer(documentOf(pageOf(failed(context)), options), 500);
    }
  } finally {
    shop.dispose();
  }
}

const failure = (error: unknown): LogEntry => ({ level: "error", message: "A page failed", details: [error] });

const withCookies = (response: Response, cookies: ReadonlyArray<string>): Response => {
  for (const cookie of cookies) response.headers.append("set-cookie", cookie);
  return response;
};
