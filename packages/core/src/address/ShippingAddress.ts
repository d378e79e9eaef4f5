import type { Destination } from "./Destination.ts";

/** A saved destination, or a new one (`newAddress`). */
export interface ShippingAddress extends Destination {
  readonly id: string;
  readonly isDefault: boolean;
  /** Imported from the loyalty account. */
  readonly isImported: boolean;
}
