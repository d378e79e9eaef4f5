import type { DeliverySelection } from "./DeliverySelection.ts";

/**
 * Whether a delivery selection says where the goods go: personal, or with a postcode, or with a saved address.
 *
 * @rule ADDR-4
 * @example isValidSelection({ type: "delivery", deliveryType: "postcode", zip: "", city: "" }) // => false
 * @example isValidSelection(null) // => false
 */
export function isValidSelection(selection: DeliverySelection | null): selection is DeliverySelection {
  if (selection === null) return false;
  if (selection.type === "personal" || isFilled(selection.zip)) return true;
  return selection.deliveryType === "savedAddress" && isFilled(selection.addressId);
}

function isFilled(text: string): boolean {
  return text.trim() !== "";
}
