import type { Notice } from "@kamra/core";
import { placedPath } from "@kamra/core/checkout";
import { redirect } from "react-router-dom";
import type { StorefrontShop } from "../../shop/createStorefrontShop.ts";
import { checkoutOf } from "../../shop/later.ts";
import { farewellOf } from "../page/farewellOf.ts";
import { pageLoader } from "../page/pageLoader.ts";
import { ledBackTo } from "../missing/ledBack.ts";

export interface CheckoutData {
  /** Why the shopper's session ended; null when it did not. */
  readonly farewell: Notice | null;
}

/** Loads in progress, shared by the page and its shell. */
const underWay = new WeakMap<StorefrontShop, Promise<CheckoutData>>();

/** Loads the guard's data, unless already known. Failures leave them unknown, and the shop reports them. */
async function load(shop: StorefrontShop): Promise<CheckoutData> {
  const checkout = await checkoutOf(shop);
  if (!shop.cart.state.get().isKnown) {
    await shop.session.refresh({ skipsCart: true });
    await Promise.all([shop.cart.refresh(), shop.delivery.refreshMethods()]);
  }
  if (checkout.view.get().paymentMethods === null) await checkout.refresh();
  return { farewell: farewellOf(shop) };
}

function loadOnce(shop: StorefrontShop): Promise<CheckoutData> {
  const present = underWay.get(shop);
  if (present !== undefined) return present;
  const next = load(shop).finally(() => underWay.delete(shop));
  underWay.set(shop, next);
  return next;
}

/** The loader of the checkout's shell. */
export const checkoutLoader = pageLoader(loadOnce);

/**
 * The loader of a checkout step: its page, or a redirect to the incomplete step.
 * @rule CHK-5
 */
export const stepLoader = pageLoader(async (shop, { request }) => {
  const { farewell } = await loadOnce(shop);
  const checkout = await checkoutOf(shop);
  const path = new URL(request.url).pathname;
  const pass = checkout.guard(path);
  // The cart is ordered: going back leads to the order.
  if (!pass.allowed) throw redirect(placedPath(checkout.placing.get()) ?? ledBackTo(pass, { path, farewell }));
  return {};
});
