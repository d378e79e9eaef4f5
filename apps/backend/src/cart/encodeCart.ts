import { createHash } from "node:crypto";
import type { CartContactData, CartWarning, Substitution } from "../generated/types.ts";
import type { ResolversParentTypes } from "../graphql/generated/resolvers.ts";
import type { ShippingOffer } from "../delivery/offerShippingMethods.ts";
import { encodeProduct } from "../product/encodeProduct.ts";
import type { CartChoices } from "./loadChoices.ts";
import type { CartRow } from "./loadCartRow.ts";
import type { PricedCart, PricedLine } from "./PricedCart.ts";
import { shortageOf } from "./shortageOf.ts";
import { cartTexts } from "./text.hu.ts";

/** The substitution when the shopper has made no choice. */
export const unsaid = "LEAVE_OUT" satisfies Substitution;

function encodeLine(line: PricedLine, { now }: { now: Date }): ResolversParentTypes["CartProduct"] {
  const { product, quantity, gift_card_text, ribbon_color } = line;
  return {
    product: { ...encodeProduct(product, { now }), personal_discount_price: line.personalPrice },
    piece: quantity,
    alternative_quantity_piece: line.alternative_quantity,
    quantityType: line.quantity_type,
    sliced: line.sliced,
    substitution: line.substitution ?? unsaid,
    price: line.price,
    total_price: line.total,
    additional_information: gift_card_text === null && ribbon_color === null ? null : { gift_card_text, ribbon_color },
  };
}

function encodeContact({ contact_name, contact_email, contact_telephone }: CartRow): CartContactData | null {
  if (contact_name === null || contact_email === null || contact_telephone === null) return null;
  return { contact_name, contact_email, contact_telephone };
}

function warningsOf(lines: ReadonlyArray<PricedLine>): CartWarning[] {
  return lines.flatMap(({ product, quantity }) => {
    const message = shortageOf(product, { quantity });
    return message === null ? [] : [{ product_id: String(product.id), product_name: product.name, message }];
  });
}

interface Seen {
  readonly choices: CartChoices;
  /** The method that the cart is delivered by. The shopper sees its price even before choosing it. */
  readonly effective: ShippingOffer | null;
  readonly now: Date;
}

/** A cart in the contract's form. Its hash covers everything that the shopper sees. */
export function encodeCart(
  { row, lines, total, discounted }: PricedCart,
  { choices, effective, now }: Seen,
): ResolversParentTypes["Cart"] {
  const visible = {
    id: row.id,
    cart_products: lines.map((line) => encodeLine(line, { now })),
    total_price: total,
    discount_price: discounted,
    coupon_code: discounted === null ? null : row.coupon_code,
    shipping_address: row.shipping_address,
    billing_address: row.billing_address,
    contact_data: encodeContact(row),
    age_confirmed: row.age_confirmed_at !== null,
    ...choices,
    deleted_products: row.deleted_products.map(({ product_id, product_name }) => ({
      product_id: String(product_id),
      product_name: product_name ?? cartTexts.unnamedProduct,
    })),
    warnings: warningsOf(lines),
  };
  const empties = lines.map((line) => line.empties);
  // The end of a slot's reservation changes nothing about the order's content.
  const slot = visible.timetable_time_slot && { ...visible.timetable_time_slot, held_until: null };
  const hash = createHash("sha256")
    .update(JSON.stringify([{ ...visible, timetable_time_slot: slot }, empties, effective]))
    .digest("base64url");
  return { ...visible, hash, revision: row.revision };
}
