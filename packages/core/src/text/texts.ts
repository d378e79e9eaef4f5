import { cartTexts } from "../cart/text.hu.ts";
import { catalogTexts } from "../catalog/text.hu.ts";
import { checkoutTexts } from "../checkout/text.hu.ts";
import { deliveryTexts } from "../delivery/text.hu.ts";
import { formTexts } from "../form/text.hu.ts";
import { listTexts } from "../lists/text.hu.ts";
import { navigationTexts } from "../navigation/text.hu.ts";
import { paymentTexts } from "../payment/text.hu.ts";
import { productTexts } from "../product/text.hu.ts";
import { sessionTexts } from "../session/text.hu.ts";
import { transportTexts } from "../transport/text.hu.ts";
import { timeTexts } from "./text.hu.ts";

/**
 * Everything that rules and services say to shoppers, by capability. A shop with other words passes them, for each
 * capability that says anything otherwise: all of these, spread, with what it changes. Services have only those they say.
 */
export const texts = {
  cart: cartTexts,
  catalog: catalogTexts,
  checkout: checkoutTexts,
  delivery: deliveryTexts,
  form: formTexts,
  lists: listTexts,
  navigation: navigationTexts,
  payment: paymentTexts,
  product: productTexts,
  session: sessionTexts,
  time: timeTexts,
  transport: transportTexts,
};

/** All texts by capability, as `createShop` takes them. */
export type Texts = typeof texts;
