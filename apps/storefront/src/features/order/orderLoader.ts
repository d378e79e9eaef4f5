import { placedPath } from "@kamra/core/checkout";
import type { Order, OrderReference } from "@kamra/core/orders";
import { redirect } from "react-router-dom";
import type { StorefrontShop } from "../../shop/createStorefrontShop.ts";
import { checkoutOf, ordersOf } from "../../shop/later.ts";
import { profileLoader } from "../profile/profileLoader.ts";
import { notFound } from "../page/notFound.ts";
import { pageLoader } from "../page/pageLoader.ts";
import { type OrderPictures, orderPictures } from "./orderPictures.ts";

export interface OrderData {
  readonly order: Order;
  readonly reference: OrderReference;
  readonly pictures: OrderPictures;
}

/** Another user's order answers as an unknown one. */
async function load(shop: StorefrontShop, reference: OrderReference): Promise<OrderData> {
  const order = await (await ordersOf(shop)).find(reference);
  if (order === null) throw notFound();
  return { order, reference, pictures: await orderPictures(shop, order.lines) };
}

/**
 * The status of an order by the link that its shopper was given.
 *
 * @rule ORDER-10
 */
export const orderByLinkLoader = pageLoader((shop, { params: { transactionId = "" } }) =>
  load(shop, { transactionId }),
);

/** A user's order; a guest logs in first. */
export const ownOrderLoader = profileLoader((shop, { params: { orderId = "" } }) => load(shop, { id: orderId }));

/** Why a returning shopper sees no order: no proof of the payment, or nothing to pay. */
const unprovedPayments = ["ismeretlen", "lezarult"] as const;
const isUnproved = (text: string | null): text is (typeof unprovedPayments)[number] =>
  unprovedPayments.some((each) => each === text);

export interface OrderResult {
  readonly unproved: (typeof unprovedPayments)[number] | null;
}

/** Without an order's id it redirects to the order that this browser has just placed, if any. */
export const resultLoader = pageLoader(async (shop, { request }): Promise<OrderResult> => {
  const ordered = placedPath((await checkoutOf(shop)).placing.get());
  const { searchParams } = new URL(request.url);
  const unproved = searchParams.get("fizetes");
  if (unproved === null && ordered !== null) throw redirect(ordered);
  return { unproved: isUnproved(unproved) ? unproved : null };
});
