import { orThrow } from "@kamra/core";
import { postcodeFromInput } from "@kamra/core/delivery";
import { deliveryAnswer } from "@kamra/core/dialogs";
import {
  type Product,
  type QuantityType,
  availabilityText,
  isOrderable,
  parseQuantity,
  productTexts,
  stepUp,
  unitOf,
} from "@kamra/core/product";
import type { StorefrontShop } from "../shop/createStorefrontShop.ts";
import { failureText } from "../shop/failureText.ts";
import type { FormOutcome, FormQuestion } from "./FormOutcome.ts";
import { formText } from "./text.hu.ts";

/**
 * Applies a form's delivery answer; returns the open question, or null.
 * @rule CART-9
 */
async function deliveryQuestion(shop: StorefrontShop, fields: URLSearchParams): Promise<FormQuestion | null> {
  const postcode = postcodeFromInput(fields.get("postcode") ?? "", shop.settings);
  if (!fields.has("postcode")) return null;
  const lookup = await shop.delivery.lookUpPostcode(postcode);
  const places = lookup.status === "found" ? lookup.places : [];
  const answer = deliveryAnswer(
    { type: "delivery", deliveryType: "postcode", postcode, city: fields.get("city"), addressId: null },
    { places, savedAddresses: [], isPickupAvailable: false },
  );
  if (answer === null) {
    const problem = lookup.status === "unknown" ? lookup.message : null;
    return { kind: "delivery", postcode, cities: places.map(({ city }) => city), problem };
  }
  orThrow(await shop.delivery.select(answer));
  return null;
}

interface Wanted {
  readonly quantity: number;
  readonly quantityType: QuantityType;
}

/** The quantity in a form, or a message about why it is invalid. */
function wantedQuantity(fields: URLSearchParams, product: Product): Wanted | string {
  const isAlternative = fields.get("quantityType") === "alternative" && product.alternativeUnit !== null;
  const quantityType = isAlternative ? "alternative" : "default";
  const pressed = fields.get("quantity");
  if (pressed !== null)
    return /^\d{1,7}(\.\d{1,6})?$/.test(pressed) ? { quantity: Number(pressed), quantityType } : formText.notAQuantity;
  const typed = fields.get("typed");
  if (typed === null) return { quantity: stepUp(0, unitOf(product, quantityType)), quantityType };
  const entry = parseQuantity(typed, { product, quantityType });
  return entry.problem === null ? entry : productTexts.quantityProblems[entry.problem](entry.units);
}

const refused = (status: 400 | 404 | 409 | 503, message: string): FormOutcome => ({ kind: "refused", status, message });

/** A form's product, from the cart or the catalogue. */
async function productOf(shop: StorefrontShop, fields: URLSearchParams): Promise<Product | null> {
  const id = fields.get("product") ?? "";
  if (!/^[\w-]{1,64}$/.test(id)) return null;
  const line = shop.cart.state.get().cart?.lines.find(({ product }) => product.id === id);
  return line?.product ?? (await shop.catalogue.productsById([id]))[0] ?? null;
}

/** Answers the shop's questions from the form's fields; resolves with the first unanswered question. */
const openQuestion = (shop: StorefrontShop, fields: URLSearchParams) =>
  new Promise<Extract<FormOutcome, { readonly kind: "asks" }>>((resolve) => {
    const ask = (question: FormQuestion) => resolve({ kind: "asks", question });
    const look = () => {
      if (shop.delivery.request.get().open) ask({ kind: "delivery", postcode: "", cities: [], problem: null });
      const open = shop.dialogs.open.get();
      if (open === null || open.isClosing) return;
      const { dialog } = open;
      if (dialog.kind === "ageConfirmation") {
        if (fields.has("adult")) shop.dialogs.answer(dialog, "confirm");
        else ask({ kind: "age" });
      } else if (dialog.kind === "couponLoss") {
        if (fields.has("withoutCoupon")) shop.dialogs.answer(dialog, "removeCoupon");
        else ask({ kind: "couponLoss", productName: dialog.productName });
      } else shop.dialogs.answer(dialog, null);
    };
    shop.delivery.request.subscribe(look);
    shop.dialogs.open.subscribe(look);
  });

/** Sets the quantity of a product in the cart, by the commands that a page with scripts uses. */
export async function cartLineForm(shop: StorefrontShop, fields: URLSearchParams): Promise<FormOutcome> {
  try {
    const [loaded] = await Promise.all([
      shop.session.refresh({ skipsCart: true }).then(() => shop.cart.refresh()),
      shop.delivery.refreshMethods(),
    ]);
    orThrow(loaded);
    const product = await productOf(shop, fields);
    if (product === null) return refused(404, formText.unknownProduct);
    const wanted = wantedQuantity(fields, product);
    if (typeof wanted === "string") return refused(400, wanted);
    const isInCart = shop.cart.line(product.id).get().line !== null;
    if (!isInCart && !isOrderable(product))
      return refused(409, availabilityText(product.status) ?? formText.unknownProduct);
    const asked = await deliveryQuestion(shop, fields);
    if (asked !== null) return { kind: "asks", question: asked };
    const result = await Promise.race([openQuestion(shop, fields), shop.cart.setQuantity(product, wanted)]);
    if (result.kind === "asks") return result;
    // The server of this page has no later request to send it with.
    if (result.kind === "waiting") return refused(503, formText.tooSlow);
    orThrow(result);
    return { kind: "done", notes: shop.notices.get().flatMap(({ kind, text }) => (kind === "info" ? [text] : [])) };
  } catch (error) {
    return refused(503, failureText(shop, error));
  }
}
