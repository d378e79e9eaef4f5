import * as Context from "effect/Context";
import type { ShopOrders } from "./ShopOrders.ts";

/** `shop.orders` for other services. */
export class OrderService extends Context.Service<OrderService, ShopOrders<"effect">>()(
  "@kamra/core/orders/OrderService",
) {}
