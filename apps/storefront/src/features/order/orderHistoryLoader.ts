import type { OrderPage } from "@kamra/core/order";
import { mainImage, type Image } from "@kamra/core/product";
import type { StorefrontShop } from "../../shop/createStorefrontShop.ts";
import { profileLoader } from "../profile/profileLoader.ts";

export interface OrderHistoryData {
  readonly page: OrderPage;
  /** Pictures by product, of those that are still sold. */
  readonly pictures: Readonly<Record<string, Image | null>>;
}

/** So many goods of an order are shown in a list of orders. */
export const shownGoods = 6;

/** The page that an address asks for; the first one for anything else. */
const pageOf = (url: string): number => {
  const page = Number(new URL(url).searchParams.get("lap"));
  return Number.isInteger(page) && page > 0 ? page : 1;
};

/** The orders of who is logged in, the newest first. Without the pictures the list is whole all the same. */
export const orderHistoryLoader = (shop: StorefrontShop) =>
  profileLoader<OrderHistoryData>(shop, async ({ request }) => {
    const page = await shop.orders.history({ page: pageOf(request.url) });
    const ids = new Set(
      page.orders.flatMap(({ lines }) => lines.slice(0, shownGoods).map(({ productId }) => productId)),
    );
    const products = await shop.catalogue.productsById([...ids]).catch(() => []);
    return { page, pictures: Object.fromEntries(products.map((product) => [product.id, mainImage(product)])) };
  });
