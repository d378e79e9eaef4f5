import { shippingTraits } from "@kamra/core/delivery";
import { loadPostPoint } from "../cart/loadChoices.ts";
import type { PricedCart } from "../cart/PricedCart.ts";
import { kindOfShipping } from "../delivery/kindOfShipping.ts";
import type { ShippingOffer } from "../delivery/offerShippingMethods.ts";
import type { PostPoint } from "../generated/types.ts";
import type { Context } from "../graphql/Context.ts";

/** Where the shopper fetches the parcel: the linked order's place, else the chosen one; `null` by another method. */
export async function postPointOf(
  cart: PricedCart,
  { shipping, ...context }: Pick<Context, "db"> & { readonly shipping: ShippingOffer },
): Promise<PostPoint | null> {
  if (cart.linked !== null) return cart.linked.row.post_point;
  if (shippingTraits({ kind: kindOfShipping(shipping.method.id) }).goesTo !== "postPoint") return null;
  return await loadPostPoint(cart, context);
}
