import { type DeliverySelection, shippingKindOf, shippingTraits } from "@kamra/core/delivery";
import { effectiveMethod } from "@kamra/core/unstable";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";
import { kindOfShipping } from "../delivery/kindOfShipping.ts";
import { offerShippingMethods, type ShippingOffer } from "../delivery/offerShippingMethods.ts";
import type { Kysely } from "kysely";
import type { PricedCart } from "./PricedCart.ts";

/** How a cart is delivered. */
export interface CartDelivery {
  readonly offers: ReadonlyArray<ShippingOffer>;
  /** The linked order's method, else the pressed one. */
  readonly pressed: ShippingOffer | null;
  /** The effective method, pressed or not. */
  readonly effective: ShippingOffer | null;
}

/** The place of a cart: the shop when the shopper pressed pickup, else its address. `null` while unknown. */
export function placeOf({ row }: Pick<PricedCart, "row">): DeliverySelection | null {
  // An unknown id is refused later, when the update is checked.
  const kind = shippingKindOf(String(row.shipping_method_id));
  if (shippingTraits({ kind }).goesTo === "shop") return { type: "personal" };
  const address = row.shipping_address;
  return address && { type: "delivery", deliveryType: "postcode", zip: String(address.postcode), city: address.city };
}

/** The postcode that a cart goes to; a linked order decides it. `null` while unknown. */
export const postcodeOf = ({ row, linked }: Pick<PricedCart, "row" | "linked">): number | null =>
  (linked?.shippingAddress ?? row.shipping_address)?.postcode ?? null;

/** The offers, as core's rules read them; the rules need no product ids. */
export const methodsOf = (offers: ReadonlyArray<ShippingOffer>) =>
  offers.map((offer) => ({
    offer,
    id: String(offer.method.id),
    kind: kindOfShipping(offer.method.id),
    isAvailable: offer.errors.length === 0,
    problems: offer.errors.map(({ kind, message }) => ({ kind, message, productIds: [] })),
  }));

/**
 * How a cart is delivered, by core's rule. At most three statements.
 *
 * @rule CHK-8, SHIP-7
 */
export async function deliveryOf(
  cart: PricedCart,
  { db }: { readonly db: Kysely<DatabaseSchema> },
): Promise<CartDelivery> {
  const { row, linked } = cart;
  const offers = await offerShippingMethods(db, { cart, postcode: postcodeOf(cart) });
  const methodId = linked?.row.shipping_method_id ?? row.shipping_method_id;
  const { method } = effectiveMethod(methodsOf(offers), {
    linkedOrder: linked,
    selection: placeOf(cart),
    pressedId: row.shipping_method_id === null ? null : String(row.shipping_method_id),
  });
  return {
    offers,
    pressed: offers.find((offer) => offer.method.id === methodId) ?? null,
    effective: method?.offer ?? null,
  };
}

/** Whether the shopper chooses a time slot: for the courier, unless the cart is linked to an order. */
export const hasTimeSlot = ({ linked }: Pick<PricedCart, "linked">, { effective }: Pick<CartDelivery, "effective">) =>
  linked === null &&
  effective !== null &&
  shippingTraits({ kind: kindOfShipping(effective.method.id) }).needs === "timeSlot";
