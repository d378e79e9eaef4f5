import type { Order, OrderReference } from "@kamra/core/orders";
import type { StorefrontShop } from "../../shop/createStorefrontShop.ts";
import { ordersOf } from "../../shop/later.ts";
import { notFound } from "../page/notFound.ts";
import { pageLoader } from "../page/pageLoader.ts";
import { profileLoader } from "../profile/profileLoader.ts";

export interface WithdrawalStart {
  /** The user's orders that can be withdrawn from, the newest first; null for a guest. */
  readonly orders: ReadonlyArray<Pick<Order, "id" | "createdAt">> | null;
}

export interface WithdrawalData {
  readonly order: Order;
  readonly reference: OrderReference;
}

const canWithdraw = ({ lines }: Order): boolean => lines.some(({ withdrawableQuantity }) => withdrawableQuantity > 0);

/** Two weeks and the delivery before them hold no more orders than that. */
const pageSize = 20;

/** @rule LAW-11 */
export const withdrawalStartLoader = pageLoader(async (shop): Promise<WithdrawalStart> => {
  if (!shop.session.state.get().isLoggedIn) return { orders: null };
  const { orders } = await (await ordersOf(shop)).history({ pageSize });
  return { orders: orders.filter(canWithdraw).map(({ id, createdAt }) => ({ id, createdAt })) };
});

async function load(shop: StorefrontShop, reference: OrderReference): Promise<WithdrawalData> {
  const order = await (await ordersOf(shop)).find(reference);
  if (order === null) throw notFound();
  return { order, reference };
}

/** By the link that was mailed to a guest. */
export const withdrawalByLinkLoader = pageLoader((shop, { params: { transactionId = "" } }) =>
  load(shop, { transactionId }),
);

/** Of a user's own order. */
export const ownWithdrawalLoader = profileLoader((shop, { params: { orderId = "" } }) => load(shop, { id: orderId }));
