import { englishTexts as core } from "@kamra/core/texts/en";
import { accountTexts as account } from "./account/text.en.ts";
import { cartTexts as cart } from "./cart/text.en.ts";
import { catalogueTexts as catalogue } from "./catalogue/text.en.ts";
import { checkoutTexts as checkout } from "./checkout/text.en.ts";
import { contentTexts as content } from "./content/text.en.ts";
import { deliveryTexts as delivery } from "./delivery/text.en.ts";
import { dialogTexts as dialogs } from "./dialogs/text.en.ts";
import { feedbackTexts as feedback } from "./feedback/text.en.ts";
import { fieldTexts as field } from "./field/text.en.ts";
import { formTexts as form } from "./form/text.en.ts";
import { linkTexts as link } from "./link/text.en.ts";
import { listTexts as list } from "./list/text.en.ts";
import { orderTexts as order } from "./order/text.en.ts";
import { overlayTexts as overlay } from "./overlay/text.en.ts";
import { paymentTexts as payment } from "./payment/text.en.ts";
import { productTexts as product } from "./product/text.en.ts";
import { sessionTexts as session } from "./session/text.en.ts";
import { shellTexts as shell } from "./shell/text.en.ts";
import { shippingTexts as shipping } from "./shipping/text.en.ts";
import { storeTexts as store } from "./store/text.en.ts";
import type { UiTexts } from "./text/UiTexts.ts";

/** All texts of the components in British English, for `<UiProvider texts={englishUiTexts}>`; `core` has those of the rules. */
export const englishUiTexts: UiTexts = {
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
