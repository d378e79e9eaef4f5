import type { Address } from "./Address.ts";

/** A delivery address and its recipient. */
export interface Destination extends Address {
  readonly name: string | null;
  readonly telephone: string | null;
  readonly note: string | null;
}
