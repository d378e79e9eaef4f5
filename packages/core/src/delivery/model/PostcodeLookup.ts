import type { Place } from "../../address/Place.ts";

/** The state of a postcode field: incomplete, unknown (with its message), or its places. */
export type PostcodeLookup =
  | { readonly status: "incomplete" }
  | { readonly status: "unknown"; readonly message: string }
  | { readonly status: "found"; readonly places: ReadonlyArray<Place> };
