import { cart, catalogue, type CookieJar, createShop, delivery, requestCookies } from "@kamra/core";
import { isWeighed } from "@kamra/core/product";
import { cookies } from "next/headers";
import { connection } from "next/server";
import { endpoint } from "./endpoint";

const shopWith = (jar: CookieJar) => createShop({ capabilities: [catalogue, delivery, cart], endpoint, cookies: jar });

/** For a page, which cannot set cookies. The caller disposes of the shop. */
export async function pageShop() {
  await connection(); // a shop reads the time, which Next forbids while it renders ahead
  return shopWith(requestCookies((await cookies()).toString(), { isSecure: false }));
}

/** For an action: a cart that it creates is the browser's from then on. */
export async function actionShop() {
  const store = await cookies();
  return shopWith({
    get: (name) => store.get(name)?.value ?? null,
    set: (name, value, { maxAgeSeconds } = {}) => {
      store.set(name, value, { path: "/", sameSite: "lax", ...(maxAgeSeconds && { maxAge: maxAgeSeconds }) });
    },
    remove: (name) => {
      store.delete(name);
    },
  });
}

/** An apple that is sold by the kilogram. */
export async function findApple(shop: Awaited<ReturnType<typeof pageShop>>) {
  const { products } = await shop.catalogue.search({ term: "alma" });
  return products.find(({ defaultUnit, status }) => isWeighed(defaultUnit) && status === "AVAILABLE") ?? null;
}
