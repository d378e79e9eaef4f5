import type { Destination } from "./Destination.ts";
import { deliveryTexts } from "./text.hu.ts";

/**
 * The warehouse where shoppers fetch their goods, of a shop whose settings name no other; nobody has to be named there.
 *
 * @rule ADDR-3
 */
export const pickupAddress: Destination = {
  postcode: "1186",
  city: "Budapest",
  street: deliveryTexts.pickupStreet,
  houseNumber: "46-50",
  name: null,
  telephone: null,
  note: null,
};
