import { createShop, type Fetch, memoryCookies, orderedProducts } from "@kamra/core";
import { ShopProvider } from "@kamra/react";
import { useEffect, useState } from "react";
import { createMemoryRouter, createStaticHandler, RouterProvider, type StaticHandlerContext } from "react-router-dom";
import { loadMatchedPages } from "./document/loadMatchedPages.ts";
import { tolerate } from "./browser/toleratedFailures.ts";
import { OriginContext } from "./document/OriginContext.ts";
import { navigateBy, tellOfRoutes } from "./document/routerEvents.ts";
import type { Router } from "./document/routerRelay.ts";
import { ProductViewProvider } from "./features/listing/ProductViewProvider.tsx";
import { routes } from "./routes.tsx";
import { commonOptions } from "./shop/commonOptions.ts";
import { capabilities, type StorefrontShop } from "./shop/createStorefrontShop.ts";
import { contextOf } from "./shop/shopContext.ts";

const origin = "https://kamra.test";

/** A story stays where it is when the shop leaves for another site. */
const nowhere = { assign: () => undefined, reload: () => undefined };

export interface StoryPageProps {
  /** The page's address. */
  readonly path: string;
  /** The services. */
  readonly fetch: Fetch;
  readonly now: Date;
  /** By name. */
  readonly cookies: Readonly<Record<string, string>>;
  /** What happened before the page is opened, such as a login. */
  readonly before: (shop: StorefrontShop) => Promise<unknown>;
}

/** The data of an address, as a server loads them; redirects are followed. */
async function loaded(path: string, shop: StorefrontShop): Promise<StaticHandlerContext> {
  const answer = await createStaticHandler(routes).query(new Request(origin + path), {
    requestContext: contextOf(shop),
  });
  return answer instanceof Response ? await loaded(answer.headers.get("location") ?? "/", shop) : answer;
}

/** A shop, and the router to its page once what came before has happened. */
function openPage({ path, fetch, now, before, ...given }: StoryPageProps) {
  let router: Router | null = null;
  const cookies = memoryCookies(given.cookies);
  const shop = createShop({
    capabilities: [...capabilities, orderedProducts],
    ...commonOptions({ origin }),
    endpoint: `${origin}/graphql`,
    cookies,
    fetch,
    clock: () => now,
    navigate: (where) => {
      const current = router;
      if (current !== null) navigateBy(() => current, nowhere)(where);
    },
  });
  const start = async () => {
    await before(shop);
    const { location, loaderData, errors } = await loaded(path, shop);
    await loadMatchedPages(routes, { pathname: location.pathname, shop });
    const made = createMemoryRouter(routes, {
      initialEntries: [location],
      hydrationData: { loaderData, errors },
      getContext: () => contextOf(shop),
    });
    router = made;
    tellOfRoutes(made, shop.navigation);
    return { shop, cookies, router: made };
  };
  return { start, dispose: () => shop.dispose() };
}

type OpenedPage = Awaited<ReturnType<ReturnType<typeof openPage>["start"]>>;

/** A page of the shop in any document: the third way to show one, beside the browser's and the server's entry. */
export function StoryPage(props: StoryPageProps) {
  const [asked] = useState(props);
  const [page, setPage] = useState<OpenedPage | null>(null);
  useEffect(() => {
    const { start, dispose } = openPage(asked);
    start().then(setPage, tolerate);
    return dispose;
  }, [asked]);
  return (
    page && (
      <OriginContext value={origin}>
        <ShopProvider shop={page.shop}>
          <ProductViewProvider cookies={page.cookies}>
            <RouterProvider router={page.router} />
          </ProductViewProvider>
        </ShopProvider>
      </OriginContext>
    )
  );
}
