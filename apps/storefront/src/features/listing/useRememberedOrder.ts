import { useSortOrder } from "@kamra/react";
import { useStorefrontShop } from "../../shop/useStorefrontShop.ts";
import type { ListingOrders } from "./ListingState.ts";
import { rememberedKey, remembersOrder } from "./orderOf.ts";

/** The sort order that the shopper chose on an earlier list, and how a list remembers another. */
export function useRememberedOrder(orders: ListingOrders) {
  const shop = useStorefrontShop();
  const remembered = rememberedKey(orders, useSortOrder());
  /** Null for the list's first order. */
  const remember = (key: string | null) => {
    const order = key === null ? Object.values(orders)[0] : orders[key];
    if (order !== undefined && remembersOrder(orders)) shop.catalogue.chooseSortOrder(order);
  };
  return { remembered, remember };
}
