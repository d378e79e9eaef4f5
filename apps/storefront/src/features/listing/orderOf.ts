import type { SortOrder } from "@kamra/core/catalogue";
import type { ListingOrders } from "./ListingState.ts";

/**
 * The key of a sort order in a list's address; null when the list has no such order.
 *
 * @rule COOKIE-1
 * @example keyOfOrder({ nev: { sort: "NAME", direction: "ASC" } }, { sort: "NAME", direction: "ASC" }) // => "nev"
 */
export const keyOfOrder = (orders: ListingOrders, order: SortOrder | null): string | null =>
  Object.entries(orders).find(
    ([, { sort, direction }]) => sort === order?.sort && direction === order.direction,
  )?.[0] ?? null;
