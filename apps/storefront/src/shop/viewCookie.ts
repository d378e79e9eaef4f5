import type { CookieJar } from "@kamra/core";
import type { ProductView } from "@kamra/ui";

const name = "product_view";
const aYear = 365 * 24 * 60 * 60;

/** Remembers how the shopper wants to see lists. Cards need no cookie, so that most shoppers' pages come from a cache. */
export const viewCookie = {
  name,
  read: (cookies: Pick<CookieJar, "get">): ProductView => (cookies.get(name) === "rows" ? "rows" : "cards"),
  write: (cookies: Pick<CookieJar, "set" | "remove">, view: ProductView) => {
    if (view === "cards") cookies.remove(name);
    else cookies.set(name, view, { maxAgeSeconds: aYear });
  },
};
