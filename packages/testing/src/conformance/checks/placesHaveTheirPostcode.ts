import type { Check } from "../Check.ts";
import { listOf, valueAt } from "../CheckedBackend.ts";

const read = `query ($postcode: Int!) { postcodes(filters: { postcode: $postcode }) { postcode city street } }`;

export const placesHaveTheirPostcode: Check = {
  rule: "ADDR-6, ADDR-12",
  promise: "A postcode gives its places, each once and without a street, and an unknown one gives none",
  repair: "Answer the distinct places of exactly this postcode",
  faults: async ({ ask }) => {
    const places = listOf((await ask(read, { postcode: 1186 })).at("postcodes"));
    const unknown = listOf((await ask(read, { postcode: 9 })).at("postcodes"));
    const cities = places.map((place) => String(valueAt(place, ["city"])));
    return [
      ...(places.length > 0 ? [] : ["1186 has no place"]),
      ...(places.every((place) => valueAt(place, ["postcode"]) === 1186)
        ? []
        : ["1186 has places of another postcode"]),
      ...(new Set(cities).size === cities.length ? [] : [`1186 has a place twice: ${cities.join(", ")}`]),
      ...(unknown.length === 0 ? [] : [`the postcode 9 has ${unknown.length} places`]),
    ];
  },
};
