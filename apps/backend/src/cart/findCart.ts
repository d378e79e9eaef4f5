import type { Context } from "../graphql/Context.ts";
import { checkCartId, invalidCartId } from "./cartId.ts";
import { priceCart } from "./priceCart.ts";
import type { PricedCart } from "./PricedCart.ts";

/** The cart that a call names, with its current prices. Errors: Refusal INVALID_CART_ID for an unknown cart. */
export async function findCart(id: string, context: Pick<Context, "db" | "now" | "user">): Promise<PricedCart> {
  const cart = await priceCart(checkCartId(id), context);
  if (cart === null) throw invalidCartId();
  return cart;
}
