import type { ResolversParentTypes } from "../generated/resolvers.ts";
import type { Context } from "../graphql/Context.ts";
import { encodeCart } from "./encodeCart.ts";
import { loadChoices } from "./loadChoices.ts";
import { priceCart } from "./priceCart.ts";
import type { PricedCart } from "./PricedCart.ts";

/** A priced cart as the contract writes it, with what it has chosen. */
export async function showCart(
  cart: PricedCart,
  context: Pick<Context, "db" | "now" | "user">,
): Promise<ResolversParentTypes["Cart"]> {
  return encodeCart(cart, { choices: await loadChoices(cart, context), now: context.now });
}

/**
 * The cart with this id at this moment; `null` when there is none. The statements do not grow with its lines.
 *
 * Errors: Refusal INVALID_CART_ID for somebody else's, and for one that has been ordered.
 */
export async function readCart(
  id: string,
  context: Pick<Context, "db" | "now" | "user">,
): Promise<ResolversParentTypes["Cart"] | null> {
  const cart = await priceCart(id, context);
  return cart && (await showCart(cart, context));
}
