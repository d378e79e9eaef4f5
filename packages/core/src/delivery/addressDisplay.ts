import type { Address } from "./Address.ts";
import { addressText } from "./addressText.ts";
import type { DeliverySelection } from "./DeliverySelection.ts";
import { displaySelection } from "./displaySelection.ts";
import type { Place } from "./Place.ts";
import { deliveryTexts, type DeliveryTexts } from "./text.hu.ts";

const views = ["AppBar", "CartPage"] as const;
export type AddressView = (typeof views)[number];

/** What shows where the goods go. */
export interface AddressDisplay {
  readonly address: string;
  /** Why it cannot be changed here; null when a press asks where the goods shall go. */
  readonly note: string | null;
}

/**
 * What is shown of where the goods go: the linked order's address, which cannot be changed; else what is selected; else
 * that nothing is.
 *
 * Errors: RangeError for a view that is none of the two.
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
    /** Where goods are fetched; the default settings' place when it is left out. */
    readonly pickup?: Place;
  },
): AddressDisplay {
  if (!views.includes(view)) throw new RangeError(`Unknown address display view: ${String(view)}`);
  if (linkedAddress) return { address: addressText(linkedAddress), note: texts.linkedToOrder };
  return { address: selection ? displaySelection(selection, { texts, pickup }) : texts.noSelection, note: null };
}
