import { hrefFrom } from "@kamra/ui";
import { useLoaderData, useLocation, useNavigate, useNavigation } from "react-router-dom";
import { decodeListing } from "./decodeListing.ts";
import { encodeListing } from "./encodeListing.ts";
import type { ListingOrders, ListingState } from "./ListingState.ts";
import type { ListingData } from "./loadListing.ts";
import { useRememberedOrder } from "./useRememberedOrder.ts";

/** The list of this page, the one on its way, and how to show another. */
export function useListingState(orders: ListingOrders) {
  const { state, products: page } = useLoaderData<ListingData>();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const coming = useNavigation().location;
  const isComing = coming?.pathname === pathname;
  const { remembered, remember } = useRememberedOrder(orders);
  // Filters show immediately; the products follow.
  const shown = isComing
    ? decodeListing(new URLSearchParams(coming.search), { orders: Object.keys(orders), remembered })
    : state;
  const hrefOf = (wanted: ListingState) => hrefFrom(pathname + encodeListing(wanted));
  const show = (wanted: Partial<ListingState>) => {
    if (wanted.sort !== undefined && wanted.sort !== shown.sort) remember(wanted.sort);
    void navigate(hrefOf({ ...shown, page: 1, ...wanted }), { preventScrollReset: true });
  };
  return { page, state, shown, isComing, hrefOf, show };
}
