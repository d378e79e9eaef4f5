import { cleanLine } from "../decoding/cleanText.ts";
import type { Place } from "./Place.ts";
import { addressWords } from "./addresses.hu.ts";

/** Accents and case make no difference. */
const sameLetters = (one: string, other: string): boolean =>
  one.localeCompare(other, "en", { sensitivity: "base" }) === 0;

/** A district, behind the capital's name or its abbreviation. */
const capital = new RegExp(
  `^(?:budapest|bp\\.?)(?:[\\s,]+(?:\\d{1,2}|[ivx]+)\\.?(?:\\s?(?:${addressWords.district.join("|")}))?)?(?:[\\s,]*\\(.*\\))?$`,
  "iu",
);

/**
 * The typed town in the spelling of its postcode's places; `null` when it is none of them. Accents, case and the
 * district of Budapest make no difference.
 *
 * @rule ADDR-12
 * @example townAmong("budapest XVIII. kerület", { places: [{ postcode: "1186", city: "Budapest" }] }) // => "Budapest"
 * @example townAmong("Debrecen", { places: [{ postcode: "1186", city: "Budapest" }] }) // => null
 */
export function townAmong(
  city: string,
  { places }: { readonly places: ReadonlyArray<Pick<Place, "city">> },
): string | null {
  const typed = cleanLine(city);
  const name = capital.test(typed) ? "Budapest" : typed;
  return places.find((place) => sameLetters(place.city, name))?.city ?? null;
}
