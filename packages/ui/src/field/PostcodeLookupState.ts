import type { Place } from "@kamra/core/delivery";

/** The state of a postcode lookup. */
export type PostcodeLookupState =
  | { readonly status: "incomplete" }
  | { readonly status: "loading" }
  | { readonly status: "found"; readonly places: ReadonlyArray<Place> }
  /** An unknown postcode, or a failed lookup: the message says which. */
  | { readonly status: "unknown" | "failed"; readonly message: string };
