import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import type { Capability } from "../capability/Capability.ts";
import { OrderService } from "./OrderService.ts";
import { orderServiceLive } from "./orderServiceLive.ts";
import type { ShopOrders } from "./ShopOrders.ts";

const defaultPageSize = 10;

/** Orders that have been placed, their status, cancelling and paying for them: `shop.orders`. */
export const orders: Capability<"orders", ShopOrders> = {
  name: "orders",
  open: ({ build, run }) =>
    Effect.map(build(orderServiceLive), (context) => {
      const service = Context.get(context, OrderService);
      return {
        api: {
          find: (reference, options) => run(service.find(reference), options),
          history: ({ page = 1, pageSize = defaultPageSize, ...options } = {}) =>
            run(service.history({ page, pageSize }), options),
          paid: (reference, options) => run(service.paid(reference), options),
          cancel: (reference) => run(service.cancel(reference)),
          startPayment: (payment) => run(service.startPayment(payment)),
          withdrawalTerms: (request, options) => run(service.withdrawalTerms(request), options),
          withdraw: (request) => run(service.withdraw(request)),
        },
        snapshot: () => ({}),
      };
    }),
};
