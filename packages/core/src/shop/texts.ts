import { cartTexts } from "../cart/text.hu.ts";
import { catalogueTexts } from "../catalogue/text.hu.ts";
import { checkoutTexts } from "../checkout/text.hu.ts";
import { contentTexts } from "../content/text.hu.ts";
import { deliveryTexts } from "../delivery/text.hu.ts";
import { formTexts } from "../form/text.hu.ts";
import { listTexts } from "../lists/text.hu.ts";
import { navigationTexts } from "../navigation/text.hu.ts";
import { orderTexts } from "../orders/text.hu.ts";
import { paymentTexts } from "../payment/text.hu.ts";
import { rhythmTexts } from "../orderedProducts/text.hu.ts";
import { allergenTexts, formats, productTexts } from "../product/text.hu.ts";
import { sessionTexts } from "../session/text.hu.ts";
import { transportTexts } from "../transport/text.hu.ts";
import { timeTexts } from "../text/text.hu.ts";

/**
 * All texts of rules and services for shoppers, by capability. To change some, spread a capability's texts and override them.
 */
export const texts = {
  allergens: allergenTexts,
  cart: cartTexts,
  catalogue: catalogueTexts,
  checkout: checkoutTexts,
  content: contentTexts,
  delivery: deliveryTexts,
  form: formTexts,
  formats,
  lists: listTexts,
  navigation: navigationTexts,
  orderedProducts: rhythmTexts,
  orders: orderTexts,
  payment: paymentTexts,
  product: productTexts,
  session: sessionTexts,
  time: timeTexts,
  transport: transportTexts,
};

/** All texts by capability, as passed to `createShop`. */
export type Texts = typeof texts;
