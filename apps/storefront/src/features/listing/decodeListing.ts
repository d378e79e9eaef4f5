import { priceRange } from "@kamra/core/catalogue";
import { allergenCodes } from "@kamra/core/product";
import type { ListingState } from "./ListingState.ts";
import { listingKeys } from "./listingKeys.ts";

const optionId = /^[\w-]{1,64}$/;
const attributeCode = /^[a-z][a-z0-9_-]{0,63}$/;
/** The limit of options; no shopper selects more. */
const mostOptions = 100;

const wholeNumber = (text: string | null, { least }: { readonly least: number }): number | null => {
  if (text === null || !/^\d{1,9}$/.test(text)) return null;
  const value = Number(text);
  return value >= least ? value : null;
};

const codeOf = (key: string): string | null => {
  const named = Object.entries(listingKeys.attributes).find(([, name]) => name === key);
  if (named !== undefined) return named[0];
  if (!key.startsWith(listingKeys.otherAttribute)) return null;
  const code = key.slice(listingKeys.otherAttribute.length);
  return attributeCode.test(code) && !(code in listingKeys.attributes) ? code : null;
};

const listed = (parameters: URLSearchParams, key: string): ReadonlyArray<string> =>
  parameters.getAll(key).flatMap((value) => value.split(","));

const attributesOf = (parameters: URLSearchParams): Record<string, ReadonlyArray<string>> => {
  const pairs = [...new Set(parameters.keys())].flatMap(
    (key): ReadonlyArray<readonly [string, ReadonlyArray<string>]> => {
      const code = codeOf(key);
      const ids = listed(parameters, key);
      const valid = [...new Set(ids.filter((id) => optionId.test(id)))].slice(0, mostOptions).sort();
      return code === null || valid.length === 0 ? [] : [[code, valid]];
    },
  );
  return Object.fromEntries(pairs);
};

interface Known {
  /** The keys of the list's sort orders. */
  readonly orders: ReadonlyArray<string>;
  readonly remembered?: string | null;
  /** Codes of the allergens that all lists leave out; none by default. */
  readonly avoided?: ReadonlyArray<string>;
}

/** The known allergens, each once. */
function allergensOf(parameters: URLSearchParams): ReadonlyArray<string> {
  const asked = listed(parameters, listingKeys.withoutAllergens);
  return allergenCodes.filter((code) => asked.includes(code)).toSorted();
}

/**
 * The state of a list from its address.
 *
 * Unknown, malformed or out-of-range values are ignored: a mistyped address still shows a list. An address without a sort
 * order has the remembered one; one that does not say what it leaves out leaves out what the shopper avoids. Errors: none.
 *
 * @rule ALLERGEN-3
 * @example decodeListing(new URLSearchParams("oldal=2&marka=7"), { orders: [] }) // => { page: 2, sort: null, filters: { attributes: { brand: ["7"] } } }
 */
export function decodeListing(
  parameters: URLSearchParams,
  { orders, remembered = null, avoided = [] }: Known,
): ListingState {
  const asked = parameters.get(listingKeys.sort);
  const sort = asked !== null && orders.includes(asked) ? asked : remembered;
  const attributes = attributesOf(parameters);
  const { from: priceFrom, to: priceTo } = priceRange({
    from: wholeNumber(parameters.get(listingKeys.priceFrom), { least: 0 }),
    to: wholeNumber(parameters.get(listingKeys.priceTo), { least: 0 }),
  });
  const withoutAllergens = parameters.has(listingKeys.withoutAllergens) ? allergensOf(parameters) : avoided.toSorted();
  const isOn = (key: string) => parameters.get(key) === listingKeys.on;
  return {
    page: wholeNumber(parameters.get(listingKeys.page), { least: 1 }) ?? 1,
    sort: sort === orders[0] ? null : sort,
    filters: {
      ...(Object.keys(attributes).length > 0 && { attributes }),
      ...(priceFrom !== null && { priceFrom }),
      ...(priceTo !== null && { priceTo }),
      ...(isOn(listingKeys.discounted) && { discounted: true }),
      ...(isOn(listingKeys.news) && { news: true }),
      ...(withoutAllergens.length > 0 && { withoutAllergens }),
    },
  };
}
