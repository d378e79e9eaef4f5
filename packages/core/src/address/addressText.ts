import { isBlank } from "../form/isBlank.ts";
import type { Address } from "./Address.ts";

/**
 * An address on one line, without missing parts of the house.
 *
 * @rule ADDR-10
 * @example addressText({ postcode: "6720", city: "Szeged", street: "Fő tér", houseNumber: "1" }) // => "6720 Szeged, Fő tér 1"
 * @example addressText({ postcode: "6720", city: "Szeged", street: null, houseNumber: null }) // => "6720 Szeged"
 */
export function addressText({ postcode, city, street, houseNumber }: Address): string {
  const house = [street, houseNumber].filter((part) => !isBlank(part)).join(" ");
  return `${postcode} ${city}${house && `, ${house}`}`;
}
