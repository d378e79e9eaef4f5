import { shippingTraits } from "@kamra/core/delivery";
import { addressKey } from "../content/findStoreAt.ts";
import type { OrderRow } from "../database/tables/OrderRow.ts";
import { kindOfShipping } from "../delivery/kindOfShipping.ts";
import type {
  CartContactData,
  MutationCancelOrderArgs,
  OrderProduct,
  OrderStatus,
  OrderStatusCode,
} from "../generated/types.ts";
import type { Context } from "../graphql/Context.ts";
import { Refusal } from "../graphql/Refusal.ts";
import type { Resolvers } from "../graphql/generated/resolvers.ts";
import { canBecome } from "./canBecome.ts";
import { changeOrderStatus } from "./changeOrderStatus.ts";
import { encodeLinkableOrders } from "./encodeLinkableOrders.ts";
import { findLinkableOrders } from "./findLinkedOrder.ts";
import { findOwnOrder, openLink } from "./findOrder.ts";
import { holdOrder } from "./holdOrder.ts";
import { isBrief, unlessBrief } from "./isBrief.ts";
import { isWithdrawable } from "./isWithdrawable.ts";
import { type OrderLine, linesOf } from "./linesOf.ts";
import { listOrderedProducts, listOrders } from "./listOrders.ts";
import { loadAccompanied } from "./loadAccompanied.ts";
import { maskedBilling, maskedContact, maskedFromStrangers, maskedShipping } from "./maskContact.ts";
import { requireOrder } from "./requireOrder.ts";
import { orderTexts } from "./text.hu.ts";
import { withdrawableQuantity } from "./withdrawableQuantity.ts";

/** A line of an order as the contract writes it; `canWithdraw` is the order's. */
function encodeOrderProduct(
  { product_id, quantity, quantity_name, gift_card_text, ribbon_color, ...line }: OrderLine,
  { canWithdraw }: { readonly canWithdraw: boolean },
): OrderProduct {
  return {
    product_id: String(product_id),
    name: line.name,
    piece: quantity,
    default_quantity_name: quantity_name,
    alternative_quantity_piece: line.alternative_quantity,
    alternative_quantity_name: line.alternative_quantity_name,
    quantityType: line.quantity_type,
    sliced: line.sliced,
    substitution: line.substitution,
    price: line.price,
    total_price: line.total,
    deposit_amount: line.deposit,
    discount_amount: line.discount,
    paid_amount: line.total + line.discount,
    vat: line.vat,
    vat_amount: line.vat_amount,
    withdrawable_piece: canWithdraw ? withdrawableQuantity({ ...line, quantity }) : 0,
    additional_information: gift_card_text === null && ribbon_color === null ? null : { gift_card_text, ribbon_color },
  };
}

function encodeOrderContact({ contact_name, contact_email, contact_telephone }: OrderRow): CartContactData | null {
  if (contact_name === null || contact_email === null) return null;
  return { contact_name, contact_email, contact_telephone: contact_telephone ?? "" };
}

/**
 * The end of an order's cancellation; `null` when it cannot be cancelled, or while another order is linked to it.
 * @rule ORDER-11
 */
function cancellableUntil(
  { status, cancellable_until }: OrderRow,
  { isAccompanied, now }: { readonly isAccompanied: boolean; readonly now: Date },
): string | null {
  return canBecome(status, "MARKED_TO_CANCEL") && !isAccompanied && cancellable_until > now.toISOString()
    ? cancellable_until
    : null;
}

/**
 * Cancels an order at the shopper's request.
 *
 * Errors: Refusal NOT_FOUND; UNAUTHENTICATED for a guest by an id; ORDER_CLOSED when it is too late, or another order
 * is linked to it, which would then have no delivery.
 *
 * @rule ORDER-10, ORDER-11
 */
async function cancelOrder(name: MutationCancelOrderArgs, context: Context): Promise<OrderRow> {
  const { now } = context;
  const order = await requireOrder(name, context);
  if (order.status === "MARKED_TO_CANCEL" || order.status === "CANCELED") return order;
  if (order.cancellable_until <= now.toISOString())
    throw new Refusal("ORDER_CLOSED", { message: `It could be cancelled until ${order.cancellable_until}` });
  return await context.db.transaction().execute(async (db) => {
    // A concurrent order that links to it waits.
    await holdOrder(db, order.id);
    if ((await loadAccompanied(db, [order.id])).has(order.id))
      throw new Refusal("ORDER_CLOSED", { message: "Another order travels with it" });
    return await changeOrderStatus(db, { orderId: order.id, status: "MARKED_TO_CANCEL", by: "shopper", now });
  });
}

function encodeOrderStatus(code: OrderStatusCode): OrderStatus {
  return { code, title: orderTexts.statuses[code] };
}

export const orderResolvers = {
  Query: {
    order: (_root, { id }, context) => findOwnOrder(id, context),
    orderByTransaction: (_root, args, context) => openLink(args, context),
    linkableOrders: async (_root, _args, context) =>
      await encodeLinkableOrders(await findLinkableOrders(context), context),
  },
  Mutation: {
    cancelOrder: (_root, args, context) => cancelOrder(args, context),
  },
  Order: {
    id: ({ id }) => String(id),
    status: ({ status }) => encodeOrderStatus(status),
    is_brief: (order, _args, context) => isBrief(order, context),
    order_products: unlessBrief([], async (order, _args, { batches, now }) => {
      const [products, withdrawals] = await Promise.all([
        batches.orderProductsOf(order.id),
        batches.withdrawalsOf(order.id),
      ]);
      const canWithdraw = isWithdrawable(order, { now });
      return linesOf(products, { withdrawals }).map((line) => encodeOrderProduct(line, { canWithdraw }));
    }),
    shipping_method: ({ shipping_method_id: id, shipping_method_name: name }) => ({ id: String(id), name }),
    payment_method: ({ payment_method_id: id, payment_method_name: name }) => ({ id: String(id), name }),
    contact_data: unlessBrief(null, maskedFromStrangers(encodeOrderContact, maskedContact)),
    shipping_address: unlessBrief(
      null,
      maskedFromStrangers(({ shipping_address }) => shipping_address, maskedShipping),
    ),
    billing_address: unlessBrief(
      null,
      maskedFromStrangers(({ billing_address }) => billing_address, maskedBilling),
    ),
    post_point: unlessBrief(null, ({ post_point }) => post_point),
    coupon_code: unlessBrief(null, ({ coupon_code }) => coupon_code),
    comment: unlessBrief(
      null,
      maskedFromStrangers(
        ({ comment }) => comment,
        () => null,
      ),
    ),
    timetable_time_slot: unlessBrief(null, ({ time_slot }) => time_slot),
    pickup: unlessBrief(
      null,
      async ({ shipping_method_id, shipping_address, pickup_code: code, ready_from }, _args, { batches }) =>
        shippingTraits({ kind: kindOfShipping(shipping_method_id) }).goesTo === "shop"
          ? {
              code,
              ready_from,
              opening_hours: shipping_address ? await batches.weekAt(addressKey(shipping_address)) : [],
            }
          : null,
    ),
    linked_order_id: unlessBrief(null, ({ linked_order_id: id }) => (id === null ? null : String(id))),
    cancellable_until: async (order, _args, { batches, now }) =>
      cancellableUntil(order, { isAccompanied: await batches.isAccompanied(order.id), now }),
    confirm_until: ({ status, confirm_until: until }) => (status === "PENDING" ? until : null),
    events: async ({ id }, _args, { batches }) =>
      (await batches.orderEventsOf(id)).map(({ status, created_at }) => ({
        status: encodeOrderStatus(status),
        created_at,
      })),
  },
  User: {
    orders: ({ id }, page, { db }) => listOrders({ id }, { ...page, db }),
    ordered_products: ({ id }, page, { db }) => listOrderedProducts({ id }, { ...page, db }),
  },
} satisfies Resolvers;
