import type { ListingState } from "./ListingState.ts";
import { listingKeys } from "./listingKeys.ts";

/** An attribute's query key. */
export const keyOf = (code: string): string =>
  Object.entries(listingKeys.attributes).find(([named]) => named === code)?.[1] ??
  `${listingKeys.otherAttribute}${code}`;

/** The allergens in the address; null when they are those that the shopper avoids in all lists. */
function withoutOf(codes: ReadonlyArray<string>, avoided: ReadonlyArray<string>): string | null {
  const without = codes.toSorted().join(",");
  if (without === avoided.toSorted().join(",")) return null;
  return without === "" ? listingKeys.nothing : without;
}

/**
 * The query of a list's address, from its `?` on; empty for a list as it is by itself. The same state always gives the
 * same address.
 *
 * @rule ALLERGEN-3
 * @example encodeListing({ page: 2, sort: null, filters: { attributes: { brand: ["7", "9"] }, discounted: true } }) // => "?marka=7,9&akcios=igen&oldal=2"
 */
export function encodeListing(
  { page, sort, filters }: ListingState,
  { avoided = [] }: { readonly avoided?: ReadonlyArray<string> } = {},
): string {
  const { attributes = {}, priceFrom, priceTo, discounted = false, news = false, withoutAllergens = [] } = filters;
  const entries: ReadonlyArray<readonly [string, string | number | null | undefined]> = [
    ...Object.entries(attributes)
      .filter(([, ids]) => ids.length > 0)
      .map(([code, ids]) => [keyOf(code), [...ids].sort().join(",")] as const)
      .sort(([one], [other]) => (one < other ? -1 : 1)),
    [listingKeys.priceFrom, priceFrom],
    [listingKeys.priceTo, priceTo],
    [listingKeys.discounted, discounted ? listingKeys.on : null],
    [listingKeys.news, news ? listingKeys.on : null],
    [listingKeys.withoutAllergens, withoutOf(withoutAllergens, avoided)],
    [listingKeys.sort, sort],
    [listingKeys.page, page > 1 ? page : null],
  ];
  const pairs = entries.flatMap(([key, value]) =>
    value === null || value === undefined ? [] : [`${key}=${encodeURIComponent(value).replaceAll("%2C", ",")}`],
  );
  return pairs.length === 0 ? "" : `?${pairs.join("&")}`;
}
