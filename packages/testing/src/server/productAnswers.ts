import type { Product } from "@kamra/core/product";
import { wireProductOf } from "../arbitraries/wireProducts.ts";
import type { MockAnswers } from "./mockServer.ts";

/** One page with all of them. */
const pageOf = (products: ReadonlyArray<object>) => ({
  data: products,
  paginatorInfo: { currentPage: 1, perPage: Math.max(products.length, 1), lastPage: 1, total: products.length },
  popular_only: false,
  facets: { attributes: [], price_min: null, price_max: null, discounted_count: 0, news_count: 0 },
  corrected_term: null,
});

/**
 * Responses of a server with these products. Lists and filters return all of them on one page, in this order; a search
 * returns those whose name contains the term, ignoring case.
 *
 * `own` gives the own fields of a product, by their names in the contract.
 */
export function productAnswers(
  products: ReadonlyArray<Product>,
  { own = () => ({}) }: { readonly own?: (product: Product) => object } = {},
): MockAnswers {
  const wireOf = (product: Product) => ({ ...wireProductOf(product), ...own(product) });
  const answered = (chosen: ReadonlyArray<Product>) => pageOf(chosen.map(wireOf));
  const named = (term: unknown) => {
    const wanted = String(term).toLocaleLowerCase("hu");
    return products.filter(({ name }) => name.toLocaleLowerCase("hu").includes(wanted));
  };
  return {
    products: () => ({ products: answered(products) }),
    searchProducts: ({ term }) => ({ searchProducts: answered(named(term)) }),
    searchSuggestions: ({ term }) => ({
      searchSuggestions: { products: answered(named(term)).data, categories: [], brands: [], corrected_term: null },
    }),
    searchTerms: ({ terms }) => ({
      searchTerms: (Array.isArray(terms) ? terms : []).map((term) => ({
        products: answered(named(term)).data,
        corrected_term: null,
      })),
    }),
    productsById: ({ ids }) => ({
      products: answered(products.filter(({ id }) => Array.isArray(ids) && ids.includes(id))),
    }),
    productByUrlKey: ({ urlKey }) => {
      const product = products.find((each) => each.urlKey === urlKey);
      return { getProductByUrlKey: product === undefined ? null : wireOf(product) };
    },
  };
}
