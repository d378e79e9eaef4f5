import type { DeliverySelection, Place } from "@kamra/core/delivery";
import type { PostcodeLookupState } from "./PostcodeLookupState.ts";

/** The found places, if they belong to the postcode. */
export const placesOf = (postcode: string, lookup: PostcodeLookupState): ReadonlyArray<Place> =>
  lookup.status === "found" ? lookup.places.filter((place) => place.postcode === postcode) : [];

/** The known places of a postcode: the found ones, and before a lookup the one selected earlier. */
export const knownPlaces = (
  postcode: string,
  { lookup, selection }: { readonly lookup: PostcodeLookupState; readonly selection: DeliverySelection | null },
): ReadonlyArray<Place> => {
  if (lookup.status === "found") return placesOf(postcode, lookup);
  const isAsked = lookup.status === "incomplete" || lookup.status === "loading";
  return isAsked && selection?.type === "delivery" && selection.zip === postcode
    ? [{ postcode, city: selection.city }]
    : [];
};
