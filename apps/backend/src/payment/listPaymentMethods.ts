import { findCartRow } from "../cart/findCartRow.ts";
import type { QueryPaymentMethodsArgs } from "../generated/resolvers.ts";
import type { Context } from "../graphql/Context.ts";
import { Refusal } from "../graphql/Refusal.ts";
import { offerPaymentMethods, type PaymentOffer } from "./offerPaymentMethods.ts";

/** Errors: Refusal NOT_FOUND when the user has no such billing address. */
async function checkBillingAddress(id: string, { db, user }: Pick<Context, "db" | "user">): Promise<void> {
  const address =
    user && (await db.selectFrom("user_billing_addresses").where("id", "=", id).where("user_id", "=", user.id).select("id").executeTakeFirst());
  if (!address) throw new Refusal("NOT_FOUND", { message: "The user has no such billing address" });
}

/**
 * The ways of paying for a cart.
 *
 * Errors: Refusal INVALID_CART_ID; NOT_FOUND for a billing address or an order that is not the user's.
 */
export async function listPaymentMethods(
  { user_billing_address_id, cart_id, order_id }: QueryPaymentMethodsArgs,
  context: Pick<Context, "db" | "now" | "user">,
): Promise<PaymentOffer[]> {
  if (order_id) throw new Refusal("NOT_FOUND", { message: "There is no such order" });
  if (user_billing_address_id) await checkBillingAddress(user_billing_address_id, context);
  const cart = cart_id ? await findCartRow(cart_id, context) : null;
  return await offerPaymentMethods(context.db, {
    shippingMethodId: cart?.shipping_method_id ?? null,
    billingAddressId: user_billing_address_id || (cart?.billing_address?.id ?? null),
    user: context.user,
  });
}
