import type { DeliveryInfo } from "@kamra/core/content";
import { contentOf } from "../../shop/later.ts";
import { notFound } from "../page/notFound.ts";
import { pageLoader } from "../page/pageLoader.ts";

export interface DeliveryInfoData {
  readonly questions: ReadonlyArray<DeliveryInfo>;
}

/** Information on delivery; the address may name the open question. */
export const deliveryInfoLoader = pageLoader<DeliveryInfoData>(
  async (shop, { params: { opened }, request: { signal } }) => {
    const questions = await (await contentOf(shop)).deliveryInfo({ signal });
    if (opened !== undefined && !questions.some(({ urlKey }) => urlKey === opened)) throw notFound();
    return { questions };
  },
);
