import { shippingTraits } from "@kamra/core/delivery";
import { addressKey } from "../content/findStoreAt.ts";
import { kindOfShipping } from "../delivery/kindOfShipping.ts";
import type { OrderStatus, OrderStatusCode } from "../generated/types.ts";
import type { Resolvers } from "../graphql/generated/resolvers.ts";
import { isWithdrawable } from "./isWithdrawable.ts";
import { linesOf } from "./linesOf.ts";
import { cancelOrder } from "./cancelOrder.ts";
import { encodeLinkableOrders } from "./encodeLinkableOrders.ts";
import { cancellableUntil, encodeOrderContact, encodeOrderProduct } from "./encodeOrder.ts";
import { findLinkableOrders } from "./findLinkedOrder.ts";
import { findOrderByTransaction, findOwnOrder } from "./findOrder.ts";
import { listOrderedProducts, listOrders } from "./listOrders.ts";
import { orderTexts } from "./text.hu.ts";

function encodeOrderStatus(code: OrderStatusCode): OrderStatus {
  return { code, title: orderTexts.statuses[code] };
}

export const orderResolvers = {
  Query: {
    order: (_root, { id }, context) => findOwnOrder(id, context),
    orderByTransaction: (_root, { transaction_id }, context) => findOrderByTransaction(transaction_id, context),
    linkableOrders: async (_root, _args, context) =>
      await encodeLinkableOrders(await findLinkableOrders(context), context),
  },
  Mutation: {
    cancelOrder: (_root, args, context) => cancelOrder(args, context),
  },
  Order: {
    id: ({ id }) => String(id),
    status: ({ status }) => encodeOrderStatus(status),
    order_products: async (order, _args, { batches, now }) => {
      const [products, withdrawals] = await Promise.all([
        batches.orderProductsOf(order.id),
        batches.withdrawalsOf(order.id),
      ]);
      const canWithdraw = isWithdrawable(order, { now });
      return linesOf(products, { withdrawals }).map((line) => encodeOrderProduct(line, { canWithdraw }));
    },
    shipping_method: ({ shipping_method_id: id, shipping_method_name: name }) => ({ id: String(id), name }),
    payment_method: ({ payment_method_id: id, payment_method_name: name }) => ({ id: String(id), name }),
    contact_data: encodeOrderContact,
    timetable_time_slot: ({ time_slot }) => time_slot,
    pickup: async ({ shipping_method_id, shipping_address, pickup_code: code, ready_from }, _args, { batches }) =>
      shippingTraits({ kind: kindOfShipping(shipping_method_id) }).goesTo === "shop"
        ? {
            code,
            ready_from,
            opening_hours: shipping_address ? await batches.weekAt(addressKey(shipping_address)) : [],
          }
        : null,
    linked_order_id: ({ linked_order_id: id }) => (id === null ? null : String(id)),
    cancellable_until: async (order, _args, { batches, now }) =>
      cancellableUntil(order, { isAccompanied: await batches.isAccompanied(order.id), now }),
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
