import type { DeliverySelection } from "../delivery/DeliverySelection.ts";
import type { CheckoutFlow } from "./checkoutFlows.ts";

/**
 * Which way through the checkout a shopper takes: the short one when the cart is linked to an earlier order, or when
 * somebody is logged in who has picked a saved address or fetches the goods. A guest who fetches them takes the long one.
 *
 * @rule CHK-2
 * @example checkoutFlow({ linkedOrder: null, isLoggedIn: true, selection: { type: "personal" } }) // => "express"
 * @example checkoutFlow({ linkedOrder: null, isLoggedIn: false, selection: { type: "personal" } }) // => "normal"
 */
export function checkoutFlow({
  linkedOrder,
  isLoggedIn,
  selection,
}: {
  readonly linkedOrder: object | null;
  readonly isLoggedIn: boolean;
  readonly selection: DeliverySelection | null;
}): CheckoutFlow {
  const isKnownPlace = selection?.type === "personal" || selection?.deliveryType === "savedAddress";
  return linkedOrder || (isLoggedIn && isKnownPlace) ? "express" : "normal";
}
