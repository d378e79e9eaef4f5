import { redirect } from "react-router-dom";
import type { StorefrontShop } from "../../shop/createStorefrontShop.ts";
import { pageLoader } from "../page/pageLoader.ts";
import { ledBackTo } from "./ledBack.ts";

/** Loads what the guard judges by, once. What cannot be had stays unknown, and the shop tells the shopper. */
async function loadCheckout(shop: StorefrontShop): Promise<void> {
  const absent = () => undefined;
  if (!shop.cart.state.get().isKnown) {
    await Promise.all([
      shop.session.refresh({ skipsCart: true }).catch(absent),
      shop.cart.refresh().catch(absent),
      shop.delivery.refreshMethods().catch(absent),
    ]);
  }
  if (shop.checkout.view.get().paymentMethods === null) await shop.checkout.refresh();
}

/**
 * For a step of the checkout: its page, or the way to the step that lacks something.
 *
 * @rule CHK-5
 */
export const stepLoader = (shop: StorefrontShop) =>
  pageLoader(shop, async ({ request }) => {
    await loadCheckout(shop);
    const pass = shop.checkout.guard(new URL(request.url).pathname);
    if (!pass.allowed) throw redirect(ledBackTo(pass));
    return {};
  });
