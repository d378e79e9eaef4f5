import type { Facet, ProductPage, SearchSuggestions } from "@kamra/core/catalogue";
import { currentPrice, isNews } from "@kamra/core/product";
import fc from "fast-check";
import { plainRecord } from "./plainRecord.ts";
import { products } from "./products.ts";
import { ids, names, urlKeys } from "./words.ts";
import { testNow } from "./testNow.ts";

const facets: fc.Arbitrary<ReadonlyArray<Facet>> = fc.uniqueArray(
  plainRecord({
    code: fc.constantFrom("brand", "origin", "diet"),
    name: names,
    options: fc.uniqueArray(plainRecord({ id: ids, label: names, count: fc.nat(200) }), {
      selector: ({ id }) => id,
      maxLength: 4,
    }),
  }),
  { selector: ({ code }) => code, maxLength: 3 },
);

/** Pages of a list of products, first, last or between, perhaps empty; their figures are consistent. */
export function productPages({ now = testNow }: { readonly now?: Date } = {}): fc.Arbitrary<ProductPage> {
  return plainRecord({
    products: fc.uniqueArray(products({ now }), { selector: ({ id }) => id, maxLength: 8 }),
    pageSize: fc.constantFrom(8, 24, 48),
    pagesBefore: fc.nat(3),
    attributes: facets,
    isPopularOnly: fc.boolean(),
    correctedTerm: fc.option(names),
  }).map(({ products: shown, pageSize, pagesBefore, attributes, isPopularOnly, correctedTerm }) => {
    const prices = shown.map((product) => currentPrice(product, { now }));
    const total = shown.length === 0 ? 0 : pagesBefore * pageSize + shown.length;
    return {
      products: shown,
      page: shown.length === 0 ? 1 : pagesBefore + 1,
      pageSize,
      lastPage: Math.max(1, Math.ceil(total / pageSize)),
      total,
      isPopularOnly,
      facets: {
        attributes,
        priceMin: prices.length === 0 ? null : Math.min(...prices),
        priceMax: prices.length === 0 ? null : Math.max(...prices),
        discountedCount: shown.filter((product) => currentPrice(product, { now }) < product.regularPrice).length,
        newsCount: shown.filter((product) => isNews(product, { now })).length,
      },
      correctedTerm,
    };
  });
}

/** The suggestions of a search box. */
export function searchSuggestions({ now = testNow }: { readonly now?: Date } = {}): fc.Arbitrary<SearchSuggestions> {
  return plainRecord({
    products: fc.uniqueArray(products({ now }), { selector: ({ id }) => id, maxLength: 6 }),
    categories: fc.array(plainRecord({ id: ids, name: names, path: urlKeys.map((key) => `/${key}`) }), {
      maxLength: 3,
    }),
    brands: fc.array(plainRecord({ id: ids, name: names, slug: urlKeys }), { maxLength: 3 }),
    correctedTerm: fc.option(names),
  });
}
