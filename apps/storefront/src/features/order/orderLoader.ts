import type { Order, OrderReference } from "@kamra/core/order";
import { redirect } from "react-router-dom";
import type { StorefrontShop } from "../../shop/createStorefrontShop.ts";
import { profileLoader } from "../profile/profileLoader.ts";
import { notFound } from "../failure/notFound.ts";
import { pageLoader } from "../page/pageLoader.ts";

export interface OrderData {
  readonly order: Order;
  readonly reference: OrderReference;
}

/** What is not the caller's is as if it were not there. */
async function load(shop: StorefrontShop, reference: OrderReference): Promise<OrderData> {
  const order = await shop.orders.find(reference);
  if (order === null) throw notFound();
  return { order, reference };
}

/**
 * The status of an order by the link that its shopper was given.
 *
 * @rule ORDER-10
 */
export const orderByLinkLoader = (shop: StorefrontShop) =>
  pageLoader(shop, ({ params: { transactionId = "" } }) => load(shop, { transactionId }));

/** An order of who is logged in; a guest logs in first. */
export const ownOrderLoader = (shop: StorefrontShop) =>
  profileLoader(shop, ({ params: { orderId = "" } }) => load(shop, { id: orderId }));

/** The page without an order's name leads to the order that this tab has placed, where there is one. */
export const resultLoader = (shop: StorefrontShop) =>
  pageLoader(shop, () => {
    const placing = shop.checkout.placing.get();
    if (placing.phase === "placed" && placing.goTo.startsWith("/")) throw redirect(placing.goTo);
    return Promise.resolve({});
  });
