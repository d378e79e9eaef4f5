import { findCart } from "../cart/findCart.ts";
import type { QueryShippingMethodsArgs } from "../generated/types.ts";
import type { Context } from "../graphql/Context.ts";
import { offerShippingMethods, type ShippingOffer } from "../delivery/offerShippingMethods.ts";

/**
 * The shipping methods, each with the reason that blocks it for this cart and postcode.
 *
 * Errors: Refusal INVALID_CART_ID.
 */
export async function listShippingMethods(
  { cart_id, postcode = null }: QueryShippingMethodsArgs,
  context: Pick<Context, "db" | "now" | "user">,
): Promise<ShippingOffer[]> {
  const cart = cart_id ? await findCart(cart_id, context) : null;
  return await offerShippingMethods(context.db, { cart, postcode });
}
