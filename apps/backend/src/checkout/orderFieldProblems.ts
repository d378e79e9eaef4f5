import {
  type Destination,
  missingShippingFields,
  type ShippingField,
  type ShippingKind,
  shippingTraits,
} from "@kamra/core/delivery";
import { fieldKinds, formTexts } from "@kamra/core/form";
import { contactEntries } from "../cart/contactEntries.ts";
import type { PricedCart } from "../cart/PricedCart.ts";
import type { CartShippingAddress } from "../generated/types.ts";
import { fieldProblems } from "../graphql/fieldProblems.ts";
import type { Validation } from "../graphql/Refusal.ts";

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
  const telephone = fieldKinds.telephone(address.telephone ?? null);
  return {
    ...Object.fromEntries(missing.map((field) => [`shipping_address.${inputFieldOf[field]}`, [formTexts.required]])),
    ...(shippingTraits({ kind }).goesTo !== "shop" && fieldProblems({ telephone }, { path: "shipping_address" })),
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
    ...(contact && fieldProblems(contactEntries(contact), { path: "contact_data" })),
  };
}
