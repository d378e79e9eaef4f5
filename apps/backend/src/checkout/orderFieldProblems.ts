import {
  type Destination,
  missingShippingFields,
  type ShippingField,
  type ShippingKind,
  shippingTraits,
} from "@kamra/core/delivery";
import { formTexts } from "@kamra/core/form";
import { contactProblems } from "../cart/contactProblems.ts";
import type { PricedCart } from "../cart/PricedCart.ts";
import type { CartShippingAddress } from "../generated/types.ts";
import type { Validation } from "../graphql/Refusal.ts";
import { telephoneOf } from "../session/telephoneOf.ts";

export const destinationOf = ({
  house_number,
  postcode,
  name,
  street,
  note,
  telephone,
  city,
}: CartShippingAddress): Destination => ({
  postcode: String(postcode),
  city,
  name,
  street,
  houseNumber: house_number,
  note,
  telephone,
});

/** A cart's contact; `null` without one. */
export function contactOf({ row: { contact_name, contact_email, contact_telephone } }: PricedCart) {
  return contact_name === null || contact_email === null || contact_telephone === null
    ? null
    : { contact_name, contact_email, contact_telephone };
}

const inputFieldOf = {
  name: "name",
  postcode: "postcode",
  city: "city",
  street: "street",
  houseNumber: "house_number",
} as const satisfies Record<ShippingField, string>;

interface Delivered {
  /** Of the method that the cart is delivered by; `null` when there is none. */
  readonly kind: ShippingKind | null;
}

/** A linked cart goes to its order's address. */
function addressProblems({ row, linked }: PricedCart, { kind }: Delivered): Validation {
  const address = row.shipping_address;
  if (address === null || linked !== null) return {};
  const missing = missingShippingFields(destinationOf(address), { kind });
  const { telephone } = address;
  const isWrongNumber = shippingTraits({ kind }).goesTo !== "shop" && telephoneOf(telephone ?? null) === undefined;
  return {
    ...Object.fromEntries(missing.map((field) => [`shipping_address.${inputFieldOf[field]}`, [formTexts.required]])),
    ...(isWrongNumber && { "shipping_address.telephone": [formTexts.telephone] }),
  };
}

/**
 * The problems of a cart's address and contact by field.
 *
 * @rule CHK-3, FORM-2, FORM-3
 */
export function orderFieldProblems(cart: PricedCart, delivered: Delivered): Validation {
  const contact = contactOf(cart);
  return {
    ...addressProblems(cart, delivered),
    ...(contact && contactProblems(contact)),
  };
}
