import type { DeliverySelection, Place } from "@kamra/core/delivery";
import type { PostcodeLookupState } from "./PostcodeLookupState.ts";

/**
 * The one place that a postcode stands for: what the shopper picked, the only one there is, or the one that was
 * selected before. `null` while it is open, and for places of another postcode (a late answer).
 *
 * @rule ADDR-6
 */
export const chosenPlace = (
  postcode: string,
  {
    lookup,
    pickedCity,
    selection,
  }: {
    readonly lookup: PostcodeLookupState;
    readonly pickedCity: string | null;
    readonly selection: DeliverySelection | null;
  },
): Place | null => {
  const places = placesOf(postcode, lookup);
  const only = places.length === 1 ? places[0] : undefined;
  const selectedCity = selection?.type === "delivery" && selection.zip === postcode ? selection.city : null;
  const picked = places.find(({ city }) => city === (pickedCity ?? selectedCity));
  if (only !== undefined) return only;
  if (picked !== undefined) return picked;
  return selectedCity !== null && (lookup.status === "incomplete" || lookup.status === "loading")
    ? { postcode, city: selectedCity }
    : null;
};

/** The places found, as far as they are the postcode's. */
export const placesOf = (postcode: string, lookup: PostcodeLookupState): ReadonlyArray<Place> =>
  lookup.status === "found" ? lookup.places.filter((place) => place.postcode === postcode) : [];
