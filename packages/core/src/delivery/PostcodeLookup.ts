import type { Place } from "./Place.ts";

/** What a postcode field knows: too short yet, no such postcode (with what to tell), or the places that have it. */
export type PostcodeLookup =
  | { readonly status: "incomplete" }
  | { readonly status: "unknown"; readonly message: string }
  | { readonly status: "found"; readonly places: ReadonlyArray<Place> };
