import type { Place } from "./Place.ts";

/** Where shoppers fetch their goods; also the place that counts as theirs when they do. */
export const pickupPlace: Place = { postcode: "1186", city: "Budapest" };
