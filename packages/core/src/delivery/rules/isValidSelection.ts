import { isBlank } from "../../form/isBlank.ts";
import type { DeliverySelection } from "../model/DeliverySelection.ts";

/**
 * Whether a delivery selection is complete: pickup, or with a postcode, or with a saved address.
 *
 * @rule ADDR-4
 * @example isValidSelection({ type: "delivery", deliveryType: "postcode", zip: "", city: "" }) // => false
 * @example isValidSelection(null) // => false
 */
export function isValidSelection(selection: DeliverySelection | null): selection is DeliverySelection {
  return (
    selection !== null &&
    (selection.type === "personal" ||
      !isBlank(selection.zip) ||
      (selection.deliveryType === "savedAddress" && !isBlank(selection.addressId)))
  );
}
