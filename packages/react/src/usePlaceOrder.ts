"use client";
import type { OrderPlacing, OrderRequest } from "@kamra/core/checkout";
import { useShop } from "./useShop.ts";
import { useStore } from "./useStore.ts";

/** The result of `usePlaceOrder`. */
export interface PlaceOrder {
  /** The progress of placing the order. */
  readonly placing: OrderPlacing;
  /** Places the order; repeated presses place it once. */
  readonly place: (request?: OrderRequest) => Promise<OrderPlacing | null>;
}

/** Places the order, and follows its progress. */
export function usePlaceOrder(): PlaceOrder {
  const shop = useShop("checkout");
  const placing = useStore(shop.checkout.placing);
  return { placing, place: (request) => shop.checkout.place(request) };
}
