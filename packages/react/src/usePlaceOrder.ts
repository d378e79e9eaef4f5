"use client";
import { checkout } from "@kamra/core";
import type { OrderPlacing, OrderRequest } from "@kamra/core/checkout";
import { useShop } from "./useShop.ts";
import { useStore } from "./useStore.ts";

/** The result of `usePlaceOrder`. */
export interface PlaceOrder {
  /** How far placing the order has got. */
  readonly placing: OrderPlacing;
  /** One press is one order. */
  readonly place: (request?: OrderRequest) => Promise<OrderPlacing | null>;
}

/** The button that places the order, and what became of it. */
export function usePlaceOrder(): PlaceOrder {
  const shop = useShop(checkout);
  const placing = useStore(shop.checkout.placing);
  return { placing, place: (request) => shop.checkout.place(request) };
}
