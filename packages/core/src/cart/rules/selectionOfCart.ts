import { checkoutPostcode } from "../../delivery/rules/checkoutPostcode.ts";
import type { DeliverySelection } from "../../delivery/model/DeliverySelection.ts";
import type { PostcodeForm } from "../../form/isPostcode.ts";
import type { Place } from "../../address/Place.ts";
import { savedSelection } from "../../delivery/rules/savedSelection.ts";
import { type ShippingKind, shippingTraits } from "../../shipping/shippingKinds.ts";

interface LinkedOrder {
  readonly shippingMethod: { readonly kind: ShippingKind | null };
  readonly shippingAddress: Place;
}

const selectionOfOrder = ({ shippingMethod, shippingAddress: { postcode, city } }: LinkedOrder): DeliverySelection =>
  shippingTraits(shippingMethod).goesTo === "shop"
    ? { type: "personal" }
    : { type: "delivery", deliveryType: "postcode", zip: postcode, city };

/**
 * The delivery selection for a cart: the linked order's place if its postcode differs, and the saved address of a selected
 * postcode, the default address first. Applying it twice changes nothing.
 *
 * `savedAddresses` are the logged-in user's; guests have none.
 *
 * @rule CART-15
 * @example selectionOfCart(null, { linkedOrder: { shippingMethod: { kind: "pickup" }, shippingAddress: { postcode: "1186", city: "Budapest" } }, savedAddresses: [] }) // => { type: "personal" }
 * @example selectionOfCart({ type: "personal" }, { linkedOrder: { shippingMethod: { kind: "courier" }, shippingAddress: { postcode: "6720", city: "Szeged" } }, savedAddresses: [] }) // => { type: "delivery", deliveryType: "postcode", zip: "6720", city: "Szeged" }
 */
export function selectionOfCart(
  selection: DeliverySelection | null,
  {
    linkedOrder,
    savedAddresses,
    pickup,
    ...form
  }: PostcodeForm & {
    readonly linkedOrder: LinkedOrder | null;
    readonly savedAddresses: Parameters<typeof savedSelection>[0];
    /** The pickup place; the default setting when omitted. */
    readonly pickup?: Place;
  },
): DeliverySelection | null {
  const linked = linkedOrder && selectionOfOrder(linkedOrder);
  const postcode = checkoutPostcode(linked, { pickup, ...form });
  const selected = postcode && postcode !== checkoutPostcode(selection, { pickup, ...form }) ? linked : selection;
  if (selected?.type !== "delivery" || selected.deliveryType !== "postcode") return selected;
  return savedSelection(savedAddresses.filter((address) => address.postcode === selected.zip)) ?? selected;
}
