import { cartTexts } from "../cart/text.en.ts";
import { catalogueTexts } from "../catalogue/text.en.ts";
import { checkoutTexts } from "../checkout/text.en.ts";
import { contentTexts } from "../content/text.en.ts";
import { deliveryTexts } from "../delivery/text.en.ts";
import { formTexts } from "../form/text.en.ts";
import { listTexts } from "../lists/text.en.ts";
import { navigationTexts } from "../navigation/text.en.ts";
import { orderTexts } from "../orders/text.en.ts";
import { paymentTexts } from "../payment/text.en.ts";
import { rhythmTexts } from "../orderedProducts/text.en.ts";
import { allergenTexts, formats, productTexts } from "../product/text.en.ts";
import { sessionTexts } from "../session/text.en.ts";
import { transportTexts } from "../transport/text.en.ts";
import { timeTexts } from "../text/text.en.ts";
import type { Texts } from "./texts.ts";

/** All texts in British English, for `createShop({ texts: englishTexts })`. */
export const englishTexts: Texts = {
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
