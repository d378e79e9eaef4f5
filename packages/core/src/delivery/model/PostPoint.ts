import type { Place } from "../../address/Place.ts";

/** A place where the post keeps parcels for pickup. */
export interface PostPoint extends Place {
  readonly id: string;
  readonly extId: string | null;
  readonly name: string;
  readonly streetName: string;
  readonly streetType: string;
  readonly houseNumber: string;
  /** Degrees, north and east. */
  readonly latitude: number;
  readonly longitude: number;
  readonly servicePointType: string;
  readonly workingHours: string;
}
