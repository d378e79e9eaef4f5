import { texts as coreTexts } from "@kamra/core/texts";
import { accountTexts } from "../account/text.hu.ts";
import { cartTexts } from "../cart/text.hu.ts";
import { catalogueTexts } from "../catalogue/text.hu.ts";
import { checkoutTexts } from "../checkout/text.hu.ts";
import { contentTexts } from "../content/text.hu.ts";
import { deliveryTexts } from "../delivery/text.hu.ts";
import { feedbackTexts } from "../feedback/text.hu.ts";
import { fieldTexts } from "../field/text.hu.ts";
import { formTexts } from "../form/text.hu.ts";
import { linkTexts } from "../link/text.hu.ts";
import { orderTexts } from "../order/text.hu.ts";
import { listUiTexts } from "../list/text.hu.ts";
import { overlayTexts } from "../overlay/text.hu.ts";
import { productTexts } from "../product/text.hu.ts";
import { shellTexts } from "../shell/text.hu.ts";

/** Every Hungarian text of the components, by folder; `core` has the texts of the rules. */
export const uiTexts = {
  account: accountTexts,
  cart: cartTexts,
  catalogue: catalogueTexts,
  checkout: checkoutTexts,
  content: contentTexts,
  core: coreTexts,
  delivery: deliveryTexts,
  feedback: feedbackTexts,
  field: fieldTexts,
  form: formTexts,
  link: linkTexts,
  order: orderTexts,
  list: listUiTexts,
  overlay: overlayTexts,
  product: productTexts,
  shell: shellTexts,
};

export type UiTexts = typeof uiTexts;

/** Overrides of some texts. */
export type UiTextChanges = { readonly [Section in keyof UiTexts]?: Partial<UiTexts[Section]> };
