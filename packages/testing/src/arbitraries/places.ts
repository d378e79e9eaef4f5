import type { Place } from "@kamra/core/delivery";
import fc from "fast-check";

/** Real postcodes, one of them of several places. */
export const places: fc.Arbitrary<Place> = fc.constantFrom(
  { postcode: "1186", city: "Budapest" },
  { postcode: "1051", city: "Budapest" },
  { postcode: "6720", city: "Szeged" },
  { postcode: "8000", city: "Székesfehérvár" },
  { postcode: "8127", city: "Aba" },
  { postcode: "9700", city: "Szombathely" },
);
