import { deliveryOf } from "../cart/deliveryOf.ts";
import { findCart } from "../cart/findCart.ts";
import type { QueryPaymentMethodsArgs } from "../generated/types.ts";
import type { Context } from "../graphql/Context.ts";
import { Refusal } from "../graphql/Refusal.ts";
import { findOwnOrder } from "../order/findOrder.ts";
import { offerPaymentMethods, type PaymentOffer, type Purchase } from "../payment/offerPaymentMethods.ts";

/** Errors: Refusal NOT_FOUND when the user has no such billing address. */
async function checkBillingAddress(id: string, { db, user }: Pick<Context, "db" | "user">): Promise<void> {
  const address =
    user &&
    (await db
      .selectFrom("user_billing_addresses")
      .where("id", "=", id)
      .where("user_id", "=", user.id)
      .select("id")
      .executeTakeFirst());
  if (!address) throw new Refusal("NOT_FOUND", { message: "The user has no such billing address" });
}

type Purchased = Pick<Purchase, "shippingMethodId" | "billingAddressId">;

const unknown: Purchased = { shippingMethodId: null, billingAddressId: null };

async function ofOrder(id: string, context: Pick<Context, "db" | "user">): Promise<Purchased> {
  const order = context.user && (await findOwnOrder(id, context));
  if (order === null) throw new Refusal("NOT_FOUND", { message: "There is no such order" });
  return { shippingMethodId: order.shipping_method_id, billingAddressId: order.billing_address?.id ?? null };
}

async function ofCart(id: string, context: Pick<Context, "db" | "now" | "user">): Promise<Purchased> {
  const cart = await findCart(id, context);
  const { effective } = await deliveryOf(cart, context);
  return { shippingMethodId: effective?.method.id ?? null, billingAddressId: cart.row.billing_address?.id ?? null };
}

/**
 * The payment methods for an order of the caller, or for a cart.
 *
 * Errors: Refusal INVALID_CART_ID; NOT_FOUND for a billing address or an order that is not the user's.
 */
export async function listPaymentMethods(
  { user_billing_address_id, cart_id, order_id }: QueryPaymentMethodsArgs,
  context: Pick<Context, "db" | "now" | "user">,
): Promise<PaymentOffer[]> {
  if (user_billing_address_id) await checkBillingAddress(user_billing_address_id, context);
  const { shippingMethodId, billingAddressId } = order_id
    ? await ofOrder(order_id, context)
    : cart_id
      ? await ofCart(cart_id, context)
      : unknown;
  return await offerPaymentMethods(context.db, {
    shippingMethodId,
    billingAddressId: user_billing_address_id || billingAddressId,
    user: context.user,
  });
}
