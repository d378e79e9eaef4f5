import { texts as core } from "@kamra/core/texts";
import { accountTexts as account } from "./account/text.hu.ts";
import { cartTexts as cart } from "./cart/text.hu.ts";
import { catalogueTexts as catalogue } from "./catalogue/text.hu.ts";
import { checkoutTexts as checkout } from "./checkout/text.hu.ts";
import { contentTexts as content } from "./content/text.hu.ts";
import { deliveryTexts as delivery } from "./delivery/text.hu.ts";
import { dialogTexts as dialogs } from "./dialogs/text.hu.ts";
import { feedbackTexts as feedback } from "./feedback/text.hu.ts";
import { fieldTexts as field } from "./field/text.hu.ts";
import { formTexts as form } from "./form/text.hu.ts";
import { linkTexts as link } from "./link/text.hu.ts";
import { listTexts as list } from "./list/text.hu.ts";
import { orderTexts as order } from "./order/text.hu.ts";
import { overlayTexts as overlay } from "./overlay/text.hu.ts";
import { paymentTexts as payment } from "./payment/text.hu.ts";
import { productTexts as product } from "./product/text.hu.ts";
import { sessionTexts as session } from "./session/text.hu.ts";
import { shellTexts as shell } from "./shell/text.hu.ts";
import { shippingTexts as shipping } from "./shipping/text.hu.ts";
import { storeTexts as store } from "./store/text.hu.ts";
import type { UiTexts } from "./text/UiTexts.ts";

/** Every Hungarian text of the components, by folder; `core` has the texts of the rules. */
export const uiTexts: UiTexts = {
  account,
  cart,
  catalogue,
  checkout,
  content,
  core,
  delivery,
  dialogs,
  feedback,
  field,
  form,
  link,
  list,
  order,
  overlay,
  payment,
  product,
  session,
  shell,
  shipping,
  store,
};
