import type { Destination } from "./Destination.ts";
import { addressWords } from "./addresses.hu.ts";

/**
 * The default warehouse for pickup; it needs no recipient.
 *
 * @rule ADDR-3
 */
export const pickupAddress: Destination = {
  postcode: "1186",
  city: "Budapest",
  street: addressWords.pickupStreet,
  houseNumber: "46-50",
  name: null,
  telephone: null,
  note: null,
};
