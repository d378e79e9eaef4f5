import { checkoutPostcode } from "../delivery/checkoutPostcode.ts";
import type { DeliverySelection } from "../delivery/DeliverySelection.ts";
import type { Place } from "../delivery/Place.ts";
import { savedSelection } from "../delivery/savedSelection.ts";
import type { ShippingKind } from "../delivery/ShippingMethod.ts";

interface LinkedOrder {
  readonly shippingMethod: { readonly kind: ShippingKind | null };
  readonly shippingAddress: Place;
}

const selectionOfOrder = ({ shippingMethod, shippingAddress: { postcode, city } }: LinkedOrder): DeliverySelection =>
  shippingMethod.kind === "pickup"
    ? { type: "personal" }
    : { type: "delivery", deliveryType: "postcode", zip: postcode, city };

/**
 * Where the goods go once a cart is there: where the order that it is linked to goes, when that is another postcode; and
 * instead of a postcode the saved address that has it, the default one first. To ask again with the answer changes nothing.
 *
 * `savedAddresses` are those of a logged-in shopper: guests have none.
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
  }: {
    readonly linkedOrder: LinkedOrder | null;
    readonly savedAddresses: Parameters<typeof savedSelection>[0];
    /** Where goods are fetched; the default settings' place when it is left out. */
    readonly pickup?: Place;
  },
): DeliverySelection | null {
  const linked = linkedOrder && selectionOfOrder(linkedOrder);
  const postcode = checkoutPostcode(linked, { pickup });
  const selected = postcode && postcode !== checkoutPostcode(selection, { pickup }) ? linked : selection;
  if (selected?.type !== "delivery" || selected.deliveryType !== "postcode") return selected;
  return savedSelection(savedAddresses.filter((address) => address.postcode === selected.zip)) ?? selected;
}
