import { type MethodInstead, paymentAlternatives, paymentKinds } from "@kamra/core/payment";
import { huf } from "@kamra/core/product";
import type { OrderRow } from "../database/tables/OrderRow.ts";
import type { PaymentAlternative } from "../generated/types.ts";
import type { Context } from "../graphql/Context.ts";
import { offerPaymentMethods } from "../payment/offerPaymentMethods.ts";
import { isProven } from "../session/countedBy.ts";
import { type LimitedOffer, limitedOffer } from "./limitedOffer.ts";

export type Alternative = MethodInstead<LimitedOffer>;

type Asker = Pick<Context, "db" | "limits" | "now" | "user">;

/** Whether nothing but another payment is missing: its card was refused, and the shop does not pick it yet. */
export const isRefused = ({ status, cancellable_until }: OrderRow, { now }: Pick<Asker, "now">): boolean =>
  status === "PAYMENT_REFUSED" && cancellable_until > now.toISOString();

/**
 * The methods that can take the place of an order's refused card, as its shipping method and its owner allow. A large order of a
 * shopper without a proven mailbox is paid by card: with other methods it would have had to be confirmed first.
 *
 * @rule PAY-5, LIMIT-3
 */
export async function findAlternatives(order: OrderRow, asker: Asker): Promise<ReadonlyArray<Alternative>> {
  if (!isRefused(order, asker)) return [];
  const { db, limits, user } = asker;
  const offers = await offerPaymentMethods(db, {
    shippingMethodId: order.shipping_method_id,
    billingAddressId: order.billing_address?.id ?? null,
    user: user !== null && user.id === order.user_id ? user : null,
  });
  const isTrusted =
    order.total_amount <= limits.unproven.confirmAbove ||
    (await isProven(order.user_id === null ? null : { id: order.user_id }, asker));
  const offered = offers
    .filter(({ isAvailable, kind }) => isAvailable && (isTrusted || paymentKinds[kind].paidBy === "card"))
    .map(limitedOffer);
  return paymentAlternatives(offered, {
    refusedId: String(order.payment_method_id),
    due: huf(order.total_amount - order.donation_amount - order.cash_on_delivery_amount),
    donation: huf(order.donation_amount),
  });
}

/** An alternative in the contract's form. */
export const encodeAlternative = ({ method: { id, name }, fee, total }: Alternative): PaymentAlternative => ({
  payment_method: { id, name },
  cost: fee,
  total_amount: total,
});
