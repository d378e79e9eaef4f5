import type { CookieJar, LogEntry, ShopSnapshot } from "@kamra/core";
import { type Category, categoryExcerpt } from "@kamra/core/catalogue";
import { ShopProvider } from "@kamra/react";
import { LRUCache } from "lru-cache";
import { createHash } from "node:crypto";
import { renderToString } from "react-dom/server";
import {
  createStaticHandler,
  createStaticRouter,
  matchRoutes,
  type RouteObject,
  type StaticHandlerContext,
  StaticRouterProvider,
} from "react-router-dom";
import type { BuiltAssets } from "./document/Assets.ts";
import { Document } from "./document/Document.tsx";
import type { HtmlPart } from "./document/HtmlPart.ts";
import { jsonScript } from "./document/jsonScript.ts";
import { listedPaths } from "./document/listedPaths.ts";
import { pageOfRoute } from "./document/page.ts";
import { oneAddress } from "./document/oneAddress.ts";
import { OriginContext } from "./document/OriginContext.ts";
import { publicCaching } from "./shop/pageCaching.ts";
import { type PageData, pageDataId, release } from "./document/PageData.ts";
import { startScript } from "./document/startScript.ts";
import { type StructuredData, StructuredDataSink } from "./document/StructuredDataNote.tsx";
import { ShownCategories } from "./features/category/ShownCategories.ts";
import { ProductViewProvider } from "./features/listing/ProductViewProvider.tsx";
import { pageErrorOf } from "./features/failure/pageErrorOf.ts";
import { farewellOf } from "./features/page/farewellOf.ts";
import { routes, shellRouteId } from "./routes.tsx";
import { type RequestOptions, requestShop } from "./shop/requestShop.ts";
import { contextOf } from "./shop/shopContext.ts";
import type { StorefrontShop } from "./shop/createStorefrontShop.ts";

export { answerForm } from "./forms/answerForm.tsx";

export interface RenderOptions extends RequestOptions, BuiltAssets {
  /** The backend's address for the browser. */
  readonly browserEndpoint: string;
}

/** The answer to a request for a page. It stays in pieces: a `Response` would join, encode and decode them. */
export interface RenderedPage {
  readonly status: number;
  readonly headers: Headers;
  readonly html: ReadonlyArray<HtmlPart>;
}

/** The pages that the site map names. */
export const sitePaths = listedPaths(routes);

/** Matches addresses for all requests; each brings its shop. */
const handler = createStaticHandler(routes);

/** Seconds after which a page may be asked for again while the backend is away. */
const retrySeconds = "5";

/** Of about 10 kB each. */
const maxExcerpts = 300;

interface Page {
  readonly context: StaticHandlerContext;
  readonly router: ReturnType<typeof createStaticRouter>;
  readonly shop: StorefrontShop;
  /** Of the request. */
  readonly cookies: CookieJar;
  readonly categoriesAddress: string | null;
}

type Categories = ReadonlyArray<Category>;

/** The excerpts of a tree, which pages share as long as the tree lives. */
const excerpts = new WeakMap<Categories, LRUCache<string, Categories>>();

function excerptOf(tree: Categories, shown: ReadonlySet<string>): Categories {
  const made = excerpts.get(tree) ?? new LRUCache<string, Categories>({ max: maxExcerpts });
  excerpts.set(tree, made);
  const ids = [...shown].join();
  const excerpt = made.get(ids) ?? categoryExcerpt(tree, shown);
  made.set(ids, excerpt);
  return excerpt;
}

/** The snapshot with only the page's categories, because the whole tree is most of a page's bytes. */
const withExcerpt = (snapshot: ShopSnapshot, shown: ReadonlySet<string>): ShopSnapshot => {
  const tree = snapshot.catalogue?.categories ?? null;
  if (tree === null) return snapshot;
  return { ...snapshot, catalogue: { categories: excerptOf(tree, shown), isExcerpt: true } };
};

/** React's render of a page, and the data that its components reported. */
function htmlOf({ context, cookies, router, shop }: Page, { origin, assetsOf }: RenderOptions) {
  const assets = assetsOf(context.matches.flatMap(({ route }) => pageOfRoute(route)?.file ?? []));
  const notes: StructuredData[] = [];
  const shown = new Set<string>();
  const html = renderToString(
    <Document assets={assets}>
      <StructuredDataSink value={(data) => notes.push(data)}>
        <ShownCategories value={(id) => shown.add(id)}>
          <OriginContext value={origin}>
            <ShopProvider shop={shop}>
              <ProductViewProvider cookies={cookies}>
                <StaticRouterProvider router={router} context={context} hydrate={false} />
              </ProductViewProvider>
            </ShopProvider>
          </OriginContext>
        </ShownCategories>
      </StructuredDataSink>
    </Document>,
  );
  return { assets, html, notes, shown };
}

const isSecretPage = (matches: ReadonlyArray<{ readonly route: RouteObject }>): boolean =>
  matches.some(({ route }) => pageOfRoute(route)?.isPublic === false);

const documentOf = (page: Page, options: RenderOptions): ReadonlyArray<HtmlPart> => {
  const { context, shop, categoriesAddress } = page;
  const { isLoggedIn } = shop.session.state.get();
  const { origin, browserEndpoint } = options;
  const { assets, html, notes, shown } = htmlOf(page, options);
  const data: PageData = {
    release,
    assets,
    origin,
    endpoint: browserEndpoint,
    categoriesAddress,
    snapshot: withExcerpt(shop.snapshot(), shown),
    loaderData: context.loaderData,
    errors: context.errors,
  };
  // React ignores foreign elements at the end of head and body.
  // Structured data is for search engines, which have no session.
  const [headEnd, bodyEnd] = [html.indexOf("</head>"), html.lastIndexOf("</body>")];
  return [
    "<!doctype html>",
    html.slice(0, headEnd),
    ...(isLoggedIn ? [] : notes).flatMap((note) => jsonScript(note, { type: "application/ld+json" })),
    html.slice(headEnd, bodyEnd),
    ...jsonScript(data, { type: "application/json", id: pageDataId }),
    `<script type="module">${startScript}</script>`,
    html.slice(bodyEnd),
  ];
};

/** A hash of a page's content without its moment, which is in no piece that pages share. */
function revisionOf(html: ReadonlyArray<HtmlPart>, { without }: { readonly without: string }): string {
  const hash = createHash("sha256");
  for (const part of html) hash.update(typeof part === "string" ? part.replaceAll(without, "") : part);
  return hash.digest("base64url");
}

/** Renders the same address as a failure page. */
const failed = (context: StaticHandlerContext): StaticHandlerContext => ({
  ...context,
  statusCode: 500,
  loaderData: {},
  errors: { [shellRouteId]: pageErrorOf(null) },
});

/**
 * Answers a request for a page: its HTML with the state for hydration, or a redirect.
 *
 * Each call has a separate shop. Errors: none; a failed render is the error page with status 500, and `log` gets the
 * cause.
 */
export async function render(request: Request, options: RenderOptions): Promise<RenderedPage> {
  const { categoriesAddress, cookies, isGuest, isWhole, renderedAt, shop, withCookies } = requestShop(request, options);
  const { pathname, search } = new URL(request.url);
  const address = oneAddress(pathname, routes);
  // Addresses of orders, passwords and confirmations are secrets. The matched route tells them, because it ignores upper and lower case.
  const isSecret = isSecretPage(matchRoutes(routes, pathname) ?? []);
  const kept = (page: RenderedPage) => {
    // Pages with a shopper's data are stored in no cache: the browser's back button shows the cart as it is.
    page.headers.set("cache-control", isGuest && !isSecret ? "private, no-cache" : "private, no-store");
    return page;
  };
  const finished = (page: RenderedPage) => withCookies(kept(page));
  // An ended session keeps its cookies until the page behind the redirect has said why (SESS-5).
  const redirected = (page: RenderedPage) => (farewellOf(shop) === null ? finished(page) : kept(page));
  /** A complete page for all guests: any cache may store it; its content determines its revision. */
  const asPublic = (page: RenderedPage) => {
    const caching = publicCaching(renderedAt);
    if (page.headers.has("set-cookie") || caching === null) return page;
    page.headers.set("cache-control", caching);
    page.headers.set("etag", `W/"${revisionOf(page.html, { without: renderedAt.toISOString() })}"`);
    return page;
  };
  try {
    if (address !== pathname)
      return finished({ status: 308, headers: new Headers({ location: address + search }), html: [] });
    const queried = await handler.query(request, { requestContext: contextOf(shop) });
    if (queried instanceof Response) return redirected({ status: queried.status, headers: queried.headers, html: [] });
    for (const error of Object.values(queried.errors ?? {}))
      if (pageErrorOf(error).status >= 500) options.log(failure(error));
    const errors =
      queried.errors === null
        ? null
        : Object.fromEntries(Object.entries(queried.errors).map(([id, error]) => [id, pageErrorOf(error)]));
    const pageOf = (context: StaticHandlerContext): Page => ({
      context,
      cookies,
      shop,
      categoriesAddress: categoriesAddress(),
      router: createStaticRouter(handler.dataRoutes, context),
    });
    const context: StaticHandlerContext = { ...queried, errors };
    const answer = (html: ReadonlyArray<HtmlPart>, status: number) => {
      const headers = new Headers({ "content-type": "text/html; charset=utf-8" });
      if (status === 503) headers.set("retry-after", retrySeconds);
      const page = finished({ status, headers, html });
      return isGuest && isWhole() && status === 200 && context.matches.some(({ route }) => pageOfRoute(route)?.isPublic)
        ? asPublic(page)
        : page;
    };
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

/** Renders a page repeatedly with loaded data: the minimum cost of a page (`npm run bench`). */
export async function bareRender(request: Request, options: RenderOptions): Promise<() => string> {
  const { cookies, shop } = requestShop(request, options);
  const context = await handler.query(request, { requestContext: contextOf(shop) });
  if (context instanceof Response) throw new Error(`${request.url} is no page`);
  const router = createStaticRouter(handler.dataRoutes, context);
  return () => htmlOf({ context, cookies, router, shop, categoriesAddress: null }, options).html;
}

function failure(error: unknown): LogEntry {
  return { level: "error", message: "A page failed", details: [error] };
}
