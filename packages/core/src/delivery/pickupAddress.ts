import type { Destination } from "./Destination.ts";
import { pickupPlace } from "./pickupPlace.ts";
import { deliveryTexts } from "./text.hu.ts";

/**
 * The warehouse where shoppers fetch their goods; nobody has to be named there.
 *
 * @rule ADDR-3
 */
export const pickupAddress: Destination = {
  ...pickupPlace,
  street: deliveryTexts.pickupStreet,
  houseNumber: "46-50",
  name: null,
  telephone: null,
  note: null,
};
