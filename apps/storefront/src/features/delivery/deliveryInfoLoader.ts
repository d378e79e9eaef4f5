import type { DeliveryInfo } from "@kamra/core/content";
import type { StorefrontShop } from "../../shop/createStorefrontShop.ts";
import { notFound } from "../failure/notFound.ts";
import { pageLoader } from "../page/pageLoader.ts";

export interface DeliveryInfoData {
  readonly questions: ReadonlyArray<DeliveryInfo>;
}

/** What there is to know about delivery; the address may name the question whose answer is open. */
export const deliveryInfoLoader = (shop: StorefrontShop) =>
  pageLoader<DeliveryInfoData>(shop, async ({ params: { opened }, request: { signal } }) => {
    const questions = await shop.content.deliveryInfo({ signal });
    if (opened !== undefined && !questions.some(({ urlKey }) => urlKey === opened)) throw notFound();
    return { questions };
  });
