import type { ResolversParentTypes } from "../graphql/generated/resolvers.ts";
import type { Context } from "../graphql/Context.ts";
import { deliveryOf } from "./deliveryOf.ts";
import { encodeCart } from "./encodeCart.ts";
import { loadChoices } from "./loadChoices.ts";
import { priceCart } from "./priceCart.ts";
import type { PricedCart } from "./PricedCart.ts";

/** A priced cart in the contract's form, with its choices. */
export async function showCart(
  cart: PricedCart,
  context: Pick<Context, "db" | "now" | "user">,
): Promise<ResolversParentTypes["Cart"]> {
  const { row, linked } = cart;
  const chosen = [row.shipping_method_id, row.shipping_address, row.time_slot_id, row.payment_method_id, linked];
  const delivery = chosen.some((choice) => choice !== null) ? await deliveryOf(cart, context) : null;
  const choices = await loadChoices(cart, { ...context, delivery });
  return encodeCart(cart, { choices, effective: delivery?.effective ?? null, now: context.now });
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
