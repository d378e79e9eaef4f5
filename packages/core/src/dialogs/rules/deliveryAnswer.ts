import type { DeliverySelection } from "../../delivery/model/DeliverySelection.ts";
import type { Place } from "../../address/Place.ts";
import type { ShippingAddress } from "../../address/ShippingAddress.ts";

/** The shopper's input in the delivery dialog. */
export interface DeliveryDraft {
  readonly type: "personal" | "delivery";
  /** The type of a home delivery. */
  readonly deliveryType: "postcode" | "savedAddress";
  readonly postcode: string;
  /** The picked place of an ambiguous postcode; null until picked. */
  readonly city: string | null;
  readonly addressId: string | null;
}

/**
 * A draft's answer; `null` while it is incomplete, and „Rendben” is disabled. Without pickup in the shop, every draft
 * is one of home delivery.
 *
 * `places` belong to the postcode that was looked up, and are ignored for another one.
 *
 * @rule MODAL-2
 * @example deliveryAnswer({ type: "delivery", deliveryType: "postcode", postcode: "6720", city: null, addressId: null }, { places: [{ postcode: "6720", city: "Szeged" }], savedAddresses: [], isPickupAvailable: true }) // => { type: "delivery", deliveryType: "postcode", zip: "6720", city: "Szeged" }
 */
export function deliveryAnswer(
  { type, deliveryType, postcode, city, addressId }: DeliveryDraft,
  {
    places,
    savedAddresses,
    isPickupAvailable,
  }: {
    readonly places: ReadonlyArray<Place>;
    readonly savedAddresses: ReadonlyArray<Pick<ShippingAddress, "id" | "postcode" | "city">>;
    readonly isPickupAvailable: boolean;
  },
): DeliverySelection | null {
  if (type === "personal" && isPickupAvailable) return { type };
  if (deliveryType === "savedAddress") {
    const saved = savedAddresses.find(({ id }) => id === addressId);
    return saved
      ? { type: "delivery", deliveryType, addressId: saved.id, zip: saved.postcode, city: saved.city }
      : null;
  }
  const found = places.filter((place) => place.postcode === postcode);
  const place = found.length === 1 ? found[0] : found.find((each) => each.city === city);
  return place ? { type: "delivery", deliveryType, zip: place.postcode, city: place.city } : null;
}
