import { shippingTraits } from "@kamra/core/delivery";
import { findCart } from "../cart/findCart.ts";
import { pickupTimeAt } from "../content/findStoreAt.ts";
import { kindOfShipping } from "../delivery/kindOfShipping.ts";
import type { QueryShippingMethodsArgs } from "../generated/types.ts";
import type { Context } from "../graphql/Context.ts";
import { offerShippingMethods, type ShippingOffer } from "../delivery/offerShippingMethods.ts";
import { placingTexts } from "./text.hu.ts";

/**
 * The shipping methods, each with the reason that blocks it for this cart and postcode. What is fetched from a store says
 * from when, by its opening hours.
 *
 * Errors: Refusal INVALID_CART_ID.
 */
export async function listShippingMethods(
  { cart_id, postcode = null }: QueryShippingMethodsArgs,
  context: Pick<Context, "db" | "now" | "user" | "settings">,
): Promise<ShippingOffer[]> {
  const cart = cart_id ? await findCart(cart_id, context) : null;
  const offers = await offerShippingMethods(context.db, { cart, postcode });
  const { postcode: place, street } = context.settings.pickupAddress;
  const time = await pickupTimeAt({ postcode: Number(place), street }, context);
  if (time === null) return offers;
  const delivery_time = placingTexts.pickupTime(time);
  return offers.map((offer) =>
    shippingTraits({ kind: kindOfShipping(offer.method.id) }).goesTo === "shop"
      ? { ...offer, method: { ...offer.method, delivery_time } }
      : offer,
  );
}
