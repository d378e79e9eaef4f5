import type { ResolversParentTypes } from "../graphql/generated/resolvers.ts";
import type { Context } from "../graphql/Context.ts";
import { encodeCart } from "./encodeCart.ts";
import { loadChoices } from "./loadChoices.ts";
import { priceCart } from "./priceCart.ts";
import type { PricedCart } from "./PricedCart.ts";

/** A priced cart in the contract's form, with its choices. */
export async function showCart(
  cart: PricedCart,
  context: Pick<Context, "db" | "now" | "user">,
): Promise<ResolversParentTypes["Cart"]> {
  return encodeCart(cart, { choices: await loadChoices(cart, context), now: context.now });
}

/**
 * The current cart with this id; `null` when it does not exist. The number of statements does not depend on its lines.
 *
 * Errors: Refusal INVALID_CART_ID for another user's cart, and for an ordered one.
 */
export async function readCart(
  id: string,
  context: Pick<Context, "db" | "now" | "user">,
): Promise<ResolversParentTypes["Cart"] | null> {
  const cart = await priceCart(id, context);
  return cart && (await showCart(cart, context));
}
