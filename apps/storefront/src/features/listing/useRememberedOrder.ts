import { useSortOrder } from "@kamra/react";
import { useStorefrontShop } from "../../shop/useStorefrontShop.ts";
import type { ListingOrders } from "./ListingState.ts";
import { keyOfOrder } from "./orderOf.ts";

/** The sort order that the shopper chose on an earlier list or search, and how this one remembers another. */
export function useRememberedOrder(orders: ListingOrders) {
  const shop = useStorefrontShop();
  const remembered = keyOfOrder(orders, useSortOrder());
  /** Null for the list's first order. */
  const remember = (key: string | null) => {
    const order = key === null ? Object.values(orders)[0] : orders[key];
    if (order !== undefined) shop.catalogue.chooseSortOrder(order);
  };
  return { remembered, remember };
}
