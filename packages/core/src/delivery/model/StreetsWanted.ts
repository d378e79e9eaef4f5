import type { Place } from "../../address/Place.ts";

/** Which streets are looked for: those of a place that begin with a text. */
export interface StreetsWanted extends Place {
  readonly begins: string;
}
