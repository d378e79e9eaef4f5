import { useAvoidedAllergens, useSortOrder } from "@kamra/react";
import { hrefFrom } from "@kamra/ui";
import { useLoaderData, useLocation, useNavigate, useNavigation } from "react-router-dom";
import { useStorefrontShop } from "../../shop/useStorefrontShop.ts";
import { decodeListing } from "./decodeListing.ts";
import { encodeListing } from "./encodeListing.ts";
import type { ListingOrders, ListingState } from "./ListingState.ts";
import type { ListingData } from "./loadListing.ts";
import { rememberedKey, remembersOrder } from "./orderOf.ts";

/** The sort order that the shopper chose on an earlier list, and how a list remembers another. */
function useRememberedOrder(orders: ListingOrders) {
  const shop = useStorefrontShop();
  const remembered = rememberedKey(orders, useSortOrder());
  /** Null for the list's first order. */
  const remember = (key: string | null) => {
    const order = key === null ? Object.values(orders)[0] : orders[key];
    if (order !== undefined && remembersOrder(orders)) shop.catalogue.chooseSortOrder(order);
  };
  return { remembered, remember };
}

/** The list of this page, the one on its way, and how to show another. */
export function useListingState(orders: ListingOrders) {
  const { state, products: page } = useLoaderData<ListingData>();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const coming = useNavigation().location;
  const isComing = coming?.pathname === pathname;
  const { remembered, remember } = useRememberedOrder(orders);
  const avoided = useAvoidedAllergens();
  // Filters show immediately; the products follow.
  const shown = isComing
    ? decodeListing(new URLSearchParams(coming.search), { orders: Object.keys(orders), remembered, avoided })
    : state;
  const hrefOf = (wanted: ListingState) => hrefFrom(pathname + encodeListing(wanted, { avoided }));
  const show = (wanted: Partial<ListingState>) => {
    if (wanted.sort !== undefined && wanted.sort !== shown.sort) remember(wanted.sort);
    void navigate(hrefOf({ ...shown, page: 1, ...wanted }), { preventScrollReset: true });
  };
  return { page, avoided, state, shown, isComing, hrefOf, show };
}
