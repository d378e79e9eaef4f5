import type { PlaceRecord } from "./readPlaces.ts";

/** Around Budapest, as far as a van gets there and back between two time slots. */
const agglomeration: ReadonlySet<number> = new Set([
  2000, 2011, 2013, 2014, 2015, 2016, 2030, 2038, 2040, 2045, 2049, 2051, 2053, 2071, 2083, 2084, 2085, 2089, 2090,
  2092, 2093, 2094, 2096, 2097, 2100, 2111, 2112, 2113, 2117, 2119, 2120, 2131, 2132, 2133, 2134, 2141, 2142, 2143,
  2144, 2145, 2146, 2151, 2161, 2200, 2209, 2220, 2225, 2230, 2233, 2234, 2310, 2314, 2315, 2316, 2330, 2335, 2336,
  2351, 2360, 2364,
]);

/** The postcodes where the courier goes: all of Budapest and its agglomeration. */
export function courierPostcodes(places: ReadonlyArray<PlaceRecord>): number[] {
  const served = places.filter(({ postcode, city }) => city === "Budapest" || agglomeration.has(postcode));
  return [...new Set(served.map(({ postcode }) => postcode))].toSorted((one, other) => one - other);
}
