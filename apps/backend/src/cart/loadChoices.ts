import type { ResolversParentTypes } from "../generated/resolvers.ts";
import type { Context } from "../graphql/Context.ts";
import { encodeShippingMethod } from "../delivery/encodeShippingMethod.ts";
import { offerShippingMethods } from "../delivery/offerShippingMethods.ts";
import type { PricedCart } from "./PricedCart.ts";

/** What a cart has chosen and there still is, as the contract writes it. */
export type CartChoices = Pick<ResolversParentTypes["Cart"], "shipping_method">;

/** What a cart has chosen. No statement for what it has not. */
export async function loadChoices(cart: PricedCart, { db }: Pick<Context, "db">): Promise<CartChoices> {
  const { shipping_method_id: methodId, shipping_address: address } = cart.row;
  const offers = methodId === null ? [] : await offerShippingMethods(db, { cart, postcode: address?.postcode ?? null });
  const offer = offers.find(({ method }) => method.id === methodId);
  return { shipping_method: offer === undefined ? null : encodeShippingMethod(offer) };
}
