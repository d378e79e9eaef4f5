import type { OrderPage } from "@kamra/core/orders";
import { ordersOf } from "../../shop/later.ts";
import { profileLoader } from "../profile/profileLoader.ts";
import { type OrderPictures, orderPictures } from "./orderPictures.ts";

export interface OrderHistoryData {
  readonly page: OrderPage;
  readonly pictures: OrderPictures;
}

/** The number of product pictures of an order in a list. */
export const shownGoods = 6;

/** The addressed page; the first one for invalid values. */
const pageOf = (url: string): number => {
  const page = Number(new URL(url).searchParams.get("lap"));
  return Number.isInteger(page) && page > 0 ? page : 1;
};

/** The user's orders, the newest first. Missing pictures do not fail the list. */
export const orderHistoryLoader = profileLoader<OrderHistoryData>(async (shop, { request }) => {
  const page = await (await ordersOf(shop)).history({ page: pageOf(request.url) });
  const shown = page.orders.flatMap(({ lines }) => lines.slice(0, shownGoods));
  return { page, pictures: await orderPictures(shop, shown) };
});
