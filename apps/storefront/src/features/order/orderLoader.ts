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

/** Why a shopper who comes back from paying cannot be shown an order: nothing proves how it went, or nothing is to be paid. */
const unprovedPayments = ["ismeretlen", "lezarult"] as const;
const isUnproved = (text: string | null): text is (typeof unprovedPayments)[number] =>
  unprovedPayments.some((each) => each === text);

export interface OrderResult {
  readonly unproved: (typeof unprovedPayments)[number] | null;
}

/** The page without an order's name leads to the order that this tab has placed, where there is one. */
export const resultLoader = (shop: StorefrontShop) =>
  pageLoader(shop, ({ request }) => {
    const placing = shop.checkout.placing.get();
    const { searchParams } = new URL(request.url);
    const unproved = searchParams.get("fizetes");
    if (unproved === null && placing.phase === "placed") throw redirect(placing.statusPath);
    return Promise.resolve<OrderResult>({ unproved: isUnproved(unproved) ? unproved : null });
  });
