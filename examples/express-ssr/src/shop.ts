import { cart, catalogue, type CookieJar, createShop, delivery, type ShopSnapshot } from "@kamra/core";
import { isWeighed } from "@kamra/core/product";

export interface ShopStart {
  readonly endpoint: string;
  readonly cookies: CookieJar;
  readonly snapshot?: ShopSnapshot;
}

/** The same shop on the server, for a request, and in the browser. */
export const openShop = (start: ShopStart) => createShop({ capabilities: [catalogue, delivery, cart], ...start });

type Shop = ReturnType<typeof openShop>;

/** An apple that is sold by the kilogram. */
export async function findApple(shop: Shop) {
  const { products } = await shop.catalogue.search({ term: "alma" });
  return products.find(({ defaultUnit, status }) => isWeighed(defaultUnit) && status === "AVAILABLE") ?? null;
}

/** What the server sends to the browser with the page. */
export interface PageData {
  readonly endpoint: string;
  readonly snapshot: ShopSnapshot;
  readonly apple: Awaited<ReturnType<typeof findApple>>;
}
