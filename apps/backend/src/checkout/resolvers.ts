import { timingSafeEqual } from "node:crypto";
import { deliveryOf } from "../cart/deliveryOf.ts";
import { findCart } from "../cart/findCart.ts";
import { findCartRow } from "../cart/findCartRow.ts";
import type { OrderRow } from "../database/tables/OrderRow.ts";
import { encodeShippingMethod } from "../delivery/encodeShippingMethod.ts";
import { encodeTimeSlot } from "../delivery/encodeTimeSlot.ts";
import { slotsOfPlace } from "../delivery/slotsOfPlace.ts";
import type {
  MutationConfirmOrderArgs,
  QueryPaymentMethodsArgs,
  QueryTimetableTimeSlotsArgs,
  TimetableTimeSlot,
} from "../generated/types.ts";
import type { Context } from "../graphql/Context.ts";
import { Refusal } from "../graphql/Refusal.ts";
import type { Resolvers } from "../graphql/generated/resolvers.ts";
import { changeOrderStatus } from "../order/changeOrderStatus.ts";
import { findOwnOrder } from "../order/findOrder.ts";
import { holdOrder } from "../order/holdOrder.ts";
import { requireOrder } from "../order/requireOrder.ts";
import { encodePaymentMethod } from "../payment/encodePaymentMethod.ts";
import { kindOfPayment } from "../payment/kindOfPayment.ts";
import { type PaymentOffer, type Purchase, offerPaymentMethods } from "../payment/offerPaymentMethods.ts";
import { hashToken } from "../session/hashToken.ts";
import { limitWrongTokens } from "../session/limitWrongTokens.ts";
import { changePaymentMethod } from "./changePaymentMethod.ts";
import { createOrder } from "./createOrder.ts";
import { encodeAlternative, findAlternatives } from "./findAlternatives.ts";
import { firstStatus } from "./firstStatus.ts";
import { listShippingMethods } from "./listShippingMethods.ts";
import { reserveConfirmed } from "./reserveGoods.ts";
import { settleOrder } from "./settleOrder.ts";

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
async function listPaymentMethods(
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

const isTokenOf = ({ confirm_hash }: OrderRow, token: string): boolean =>
  confirm_hash !== null && timingSafeEqual(Buffer.from(confirm_hash), Buffer.from(hashToken(token)));

/**
 * Confirms an order with the token of the mail to its address; repeating it changes nothing.
 *
 * Errors: TooManyUses; Refusal NOT_FOUND; INVALID_TOKEN; ORDER_CLOSED when it is too late, or the order was cancelled; as
 * `reserveConfirmed` when its goods have gone, and it can be confirmed again later.
 *
 * @rule LIMIT-3
 */
async function confirmOrder({ transaction_id, token }: MutationConfirmOrderArgs, context: Context): Promise<OrderRow> {
  const { now } = context;
  const { id: orderId } = await requireOrder({ transaction_id }, context);
  return await context.db.transaction().execute(async (db) => {
    const order = await holdOrder(db, orderId);
    if (!isTokenOf(order, token))
      throw new Refusal("INVALID_TOKEN", { message: "The mail to its address has another" });
    if (order.status === "MARKED_TO_CANCEL" || order.status === "CANCELED")
      throw new Refusal("ORDER_CLOSED", { message: "The order was cancelled" });
    if (order.confirm_until === null) return order;
    if (order.confirm_until <= now.toISOString())
      throw new Refusal("ORDER_CLOSED", { message: `It could be confirmed until ${order.confirm_until}` });
    await reserveConfirmed(order, { db, now });
    const confirmed = await db
      .updateTable("orders")
      .set({ confirm_until: null })
      .where("id", "=", orderId)
      .returningAll()
      .executeTakeFirstOrThrow();
    const status = firstStatus(kindOfPayment(order.payment_method_id), { total: order.total_amount });
    return order.status === "PENDING" ? await changeOrderStatus(db, { orderId, status, now }) : confirmed;
  });
}

/**
 * The time slots for a postcode, by default the cart's.
 *
 * Errors: Refusal INVALID_CART_ID.
 */
async function listTimeSlots(
  { cart_id, postcode }: QueryTimetableTimeSlotsArgs,
  context: Pick<Context, "db" | "now" | "user">,
): Promise<TimetableTimeSlot[]> {
  const { db, now } = context;
  const cart = cart_id ? await findCartRow(cart_id, context) : null;
  const place = postcode ?? cart?.shipping_address?.postcode ?? null;
  if (place === null) return [];
  return (await slotsOfPlace(db, { postcode: place, cartId: cart?.id ?? null, now })).map(encodeTimeSlot);
}

export const checkoutResolvers = {
  Query: {
    paymentAlternatives: async (_root, args, context) =>
      (await findAlternatives(await requireOrder(args, context), context)).map(encodeAlternative),
    paymentMethods: async (_root, args, context) => (await listPaymentMethods(args, context)).map(encodePaymentMethod),
    shippingMethods: async (_root, args, context) =>
      (await listShippingMethods(args, context)).map(encodeShippingMethod),
    timetableTimeSlots: (_root, args, context) => listTimeSlots(args, context),
  },
  Mutation: {
    confirmOrder: (_root, args, context) => limitWrongTokens(context, () => confirmOrder(args, context)),
    createOrder: (_root, { orderInput }, context) => createOrder(orderInput, context),
    changePaymentMethod: (_root, args, context) => changePaymentMethod(args, context),
    settleOrder: (_root, args, context) => settleOrder(args, context),
  },
} satisfies Resolvers;
