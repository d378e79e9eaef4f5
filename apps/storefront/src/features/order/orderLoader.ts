import type { Order, OrderReference } from "@kamra/core/order";
import { redirect } from "react-router-dom";
import type { StorefrontShop } from "../../shop/createStorefrontShop.ts";
import { notFound } from "../failure/notFound.ts";
import { pageLoader } from "../page/pageLoader.ts";

export interface OrderData {
  readonly order: Order;
  readonly reference: OrderReference;
}

const load = (
  shop: StorefrontShop,
  referenceOf: (params: Readonly<Record<string, string | undefined>>) => OrderReference,
) =>
  pageLoader<OrderData>(shop, async ({ params }) => {
    const reference = referenceOf(params);
    // What is not the caller's is as if it were not there.
    const order = await shop.orders.find(reference);
    if (order === null) throw notFound();
    return { order, reference };
  });

/**
 * The status of an order by the link that its shopper was given.
 *
 * @rule ORDER-10
 */
export const orderByLinkLoader = (shop: StorefrontShop) => load(shop, ({ transactionId = "" }) => ({ transactionId }));

/** The status of an order of who is logged in. */
export const orderByIdLoader = (shop: StorefrontShop) => load(shop, ({ orderId = "" }) => ({ id: orderId }));

/** The page without an order's name leads to the order that this tab has placed, where there is one. */
export const resultLoader = (shop: StorefrontShop) =>
  pageLoader(shop, () => {
    const placing = shop.checkout.placing.get();
    if (placing.phase === "placed" && placing.goTo.startsWith("/")) throw redirect(placing.goTo);
    return Promise.resolve({});
  });
