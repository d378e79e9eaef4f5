import { shippingTraits } from "@kamra/core/delivery";
import { kindOfShipping } from "../delivery/kindOfShipping.ts";
import type { CartBillingAddress, CartContactData, CartShippingAddress } from "../generated/types.ts";
import type { Context } from "../graphql/Context.ts";
import type { OrderParent } from "../graphql/parents/OrderParent.ts";
import { isClosed } from "./canBecome.ts";

const hidden = "•••";

/**
 * Whether the caller sees only enough of an order's people and places to know it again: it is closed, and who asks has
 * neither its owner's session nor its e-mail address.
 *
 * @rule LIMIT-4
 */
export const isMasked = (order: OrderParent, { user }: Pick<Context, "user">): boolean =>
  order.isShown !== true && isClosed(order.status) && (user === null || order.user_id !== user.id);

/**
 * The first letter of each word.
 *
 * @example maskedName("Kiss Éva") // => "K••• É•••"
 */
export const maskedName = (name: string): string =>
  name
    .trim()
    .split(/\s+/)
    .map(([first = ""]) => first + hidden)
    .join(" ");

/** @example maskedContact({ contact_name: "Kiss Éva", contact_email: "eva@pelda.hu", contact_telephone: "36201234567" }) // => { contact_name: "K••• É•••", contact_email: "e•••@p•••", contact_telephone: "36•••67" } */
export const maskedContact = (contact: CartContactData): CartContactData => ({
  contact_name: maskedName(contact.contact_name),
  contact_email: contact.contact_email
    .split("@")
    .map(([first = ""]) => first + hidden)
    .join("@"),
  contact_telephone: contact.contact_telephone && contact.contact_telephone.replace(/^(..).*(..)$/, `$1${hidden}$2`),
});

/** The place without the house. A store's address is no secret. */
export function maskedShipping(
  address: CartShippingAddress,
  { shipping_method_id: method }: Pick<OrderParent, "shipping_method_id">,
): CartShippingAddress {
  const isStore = shippingTraits({ kind: kindOfShipping(method) }).goesTo === "shop";
  const { street, house_number } = isStore ? address : { street: hidden, house_number: null };
  return { ...address, street, house_number, name: null, note: null, telephone: null };
}

export const maskedBilling = (address: CartBillingAddress): CartBillingAddress => ({
  ...address,
  id: null,
  name: maskedName(address.name),
  street: hidden,
  house_number: "",
  vat_number: null,
});

/** Reads what an order says about a person, masked from strangers once it is closed. */
export const maskedFromStrangers =
  <Value>(read: (order: OrderParent) => Value | null, mask: (value: Value, order: OrderParent) => Value | null) =>
  (order: OrderParent, _args: object, context: Context): Value | null => {
    const value = read(order);
    return value !== null && isMasked(order, context) ? mask(value, order) : value;
  };
