import type { DeliverySelection } from "../../delivery/model/DeliverySelection.ts";
import type { CheckoutFlow } from "../model/checkoutFlows.ts";

/**
 * The checkout's flow: express when the cart is linked to an earlier order, or when a user has picked a saved address
 * or pickup. A guest with pickup takes the long one.
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
