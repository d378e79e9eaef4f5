import type { OrderStatus, OrderStatusCode } from "../generated/resolvers.ts";
import { orderTexts } from "./text.hu.ts";

export function encodeOrderStatus(code: OrderStatusCode): OrderStatus {
  return { code, title: orderTexts.statuses[code] };
}
