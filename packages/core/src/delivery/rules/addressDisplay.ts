import type { Address } from "../../address/Address.ts";
import { addressText } from "../../address/addressText.ts";
import type { DeliverySelection } from "../model/DeliverySelection.ts";
import { displaySelection } from "./displaySelection.ts";
import type { Place } from "../../address/Place.ts";
import { deliveryTexts, type DeliveryTexts } from "../text.hu.ts";

const views = ["AppBar", "CartPage"] as const;

/** Where the delivery address is shown: in the header or on the cart's page. */
export type AddressView = (typeof views)[number];

/** The text for the delivery address. */
export interface AddressDisplay {
  readonly address: string;
  /** Why it cannot be changed here; null when a press opens the dialog. */
  readonly note: string | null;
}

/**
 * The displayed delivery address: the linked order's, which is fixed; else the selection; else that there is none.
 *
 * Errors: RangeError for an unknown view.
 *
 * @rule ADDR-10
 * @rule NAV-7
 * @example addressDisplay({ type: "delivery", deliveryType: "postcode", zip: "1186", city: "Budapest" }, { view: "AppBar" }) // => { address: "1186 Budapest", note: null }
 */
export function addressDisplay(
  selection: DeliverySelection | null,
  {
    view,
    linkedAddress = null,
    texts = deliveryTexts,
    pickup,
  }: {
    readonly view: AddressView;
    readonly linkedAddress?: Address | null | undefined;
    readonly texts?: DeliveryTexts;
    /** The pickup place; by default that of the settings. */
    readonly pickup?: Place;
  },
): AddressDisplay {
  if (!views.includes(view)) throw new RangeError(`Unknown address display view: ${String(view)}`);
  if (linkedAddress) return { address: addressText(linkedAddress), note: texts.linkedToOrder };
  return { address: selection ? displaySelection(selection, { texts, pickup }) : texts.noSelection, note: null };
}
