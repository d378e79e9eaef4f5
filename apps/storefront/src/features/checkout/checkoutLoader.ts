import { redirect } from "react-router-dom";
import type { StorefrontShop } from "../../shop/createStorefrontShop.ts";
import { pageLoader } from "../page/pageLoader.ts";
import { ledBackTo } from "./ledBack.ts";

export interface CheckoutData {
  /** The shopper came with a session that is over: they are a guest now. */
  readonly hasSessionEnded: boolean;
}

/** The loads that are under way: the page and what is around it wait for the same one. */
const underWay = new WeakMap<StorefrontShop, Promise<CheckoutData>>();

/** Loads what the guard judges by, as far as it is not known yet. What cannot be had stays unknown, and the shop tells. */
async function load(shop: StorefrontShop): Promise<CheckoutData> {
  const absent = () => undefined;
  const isLoggedIn = () => shop.session.state.get().isLoggedIn;
  const wasLoggedIn = isLoggedIn();
  if (!shop.cart.state.get().isKnown) {
    await shop.session.refresh({ skipsCart: true }).catch(absent);
    await Promise.all([shop.cart.refresh().catch(absent), shop.delivery.refreshMethods().catch(absent)]);
  }
  if (shop.checkout.view.get().paymentMethods === null) await shop.checkout.refresh();
  return { hasSessionEnded: wasLoggedIn && !isLoggedIn() };
}

function loadOnce(shop: StorefrontShop): Promise<CheckoutData> {
  const present = underWay.get(shop);
  if (present !== undefined) return present;
  const next = load(shop).finally(() => underWay.delete(shop));
  underWay.set(shop, next);
  return next;
}

/** For what is around the pages of the checkout. */
export const checkoutLoader = (shop: StorefrontShop) => pageLoader(shop, () => loadOnce(shop));

/**
 * For a step of the checkout: its page, or the way to the step that lacks something.
 *
 * @rule CHK-5
 */
export const stepLoader = (shop: StorefrontShop) =>
  pageLoader(shop, async ({ request }) => {
    await loadOnce(shop);
    const pass = shop.checkout.guard(new URL(request.url).pathname);
    const placing = shop.checkout.placing.get();
    // Its cart has become an order: who goes back to it is led there.
    if (!pass.allowed) throw redirect(placing.phase === "placed" ? placing.statusPath : ledBackTo(pass));
    return {};
  });
