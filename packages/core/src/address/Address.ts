import type { Place } from "./Place.ts";

/** A postal address; missing fields are null. */
export interface Address extends Place {
  readonly street: string | null;
  readonly houseNumber: string | null;
}
