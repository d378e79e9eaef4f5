import type { SortOrder } from "@kamra/core/catalogue";
import type { ListingOrders } from "./ListingState.ts";

/** Whether a list follows the shopper's own order, and remembers it: a search starts with what matches best. */
export const remembersOrder = (orders: ListingOrders): boolean => Object.values(orders)[0]?.sort !== "SEARCH_SCORE";

/**
 * The key of a sort order in a list's address; null when the list has no such order.
 *
 * @example keyOfOrder({ nev: { sort: "NAME", direction: "ASC" } }, { sort: "NAME", direction: "ASC" }) // => "nev"
 */
export const keyOfOrder = (orders: ListingOrders, order: SortOrder | null): string | null =>
  Object.entries(orders).find(
    ([, { sort, direction }]) => sort === order?.sort && direction === order.direction,
  )?.[0] ?? null;

/**
 * The key of the order that the shopper chose on an earlier list.
 *
 * @rule COOKIE-1
 */
export const rememberedKey = (orders: ListingOrders, order: SortOrder | null): string | null =>
  remembersOrder(orders) ? keyOfOrder(orders, order) : null;
