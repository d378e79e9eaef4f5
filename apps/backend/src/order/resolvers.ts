import { shippingTraits } from "@kamra/core/delivery";
import { addressKey } from "../content/findStoreAt.ts";
import { kindOfShipping } from "../delivery/kindOfShipping.ts";
import type { OrderStatus, OrderStatusCode } from "../generated/types.ts";
import type { Resolvers } from "../graphql/generated/resolvers.ts";
import { isWithdrawable } from "./isWithdrawable.ts";
import { isBrief, unlessBrief } from "./isBrief.ts";
import { linesOf } from "./linesOf.ts";
import { cancelOrder } from "./cancelOrder.ts";
import { encodeLinkableOrders } from "./encodeLinkableOrders.ts";
import { cancellableUntil, encodeOrderContact, encodeOrderProduct } from "./encodeOrder.ts";
import { findLinkableOrders } from "./findLinkedOrder.ts";
import { findOwnOrder, openLink } from "./findOrder.ts";
import { listOrderedProducts, listOrders } from "./listOrders.ts";
import { orderTexts } from "./text.hu.ts";

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
    contact_data: unlessBrief(null, encodeOrderContact),
    shipping_address: unlessBrief(null, ({ shipping_address }) => shipping_address),
    billing_address: unlessBrief(null, ({ billing_address }) => billing_address),
    post_point: unlessBrief(null, ({ post_point }) => post_point),
    coupon_code: unlessBrief(null, ({ coupon_code }) => coupon_code),
    comment: unlessBrief(null, ({ comment }) => comment),
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
