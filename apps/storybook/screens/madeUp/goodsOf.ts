import type * as Wire from "@kamra/contract/wire";
import { currentPrice, type ProductDetails } from "@kamra/core/product";
import { wireProductOf } from "@kamra/testing/arbitraries";
import { isReduced, promotion } from "./groceries.ts";
import { now } from "./now.ts";

interface Asked {
  readonly page?: number;
  readonly first?: number;
  readonly sort?: string | null;
  readonly direction?: string | null;
  readonly filters?: Wire.ProductFilters | null;
}

const priceOf = (product: ProductDetails) => currentPrice(product, { now });

const fits =
  ({ ids, category_id, discounted, news, price_from, price_to, without_allergens }: Wire.ProductFilters) =>
  (product: ProductDetails): boolean =>
    (!ids || ids.some((id) => id === product.id)) &&
    (!category_id ||
      (category_id === promotion.id && isReduced(product)) ||
      product.categories.some(({ id }) => id === category_id)) &&
    (!discounted || isReduced(product)) &&
    (!news || product.newsFrom !== null) &&
    priceOf(product) >= (price_from ?? 0) &&
    priceOf(product) <= (price_to ?? Infinity) &&
    !without_allergens?.some((allergen) => product.allergens.includes(allergen));

function sorted(goods: ReadonlyArray<ProductDetails>, { sort, direction }: Asked): ReadonlyArray<ProductDetails> {
  const order = direction === "DESC" ? -1 : 1;
  if (sort === "PRICE" || sort === "UNIT_PRICE") return goods.toSorted((a, b) => order * (priceOf(a) - priceOf(b)));
  return sort === "NAME" ? goods.toSorted((a, b) => order * a.name.localeCompare(b.name, "hu")) : goods;
}

/** One page of these goods, as it was asked for. */
export function pageOf(goods: ReadonlyArray<ProductDetails>, { page = 1, first = 48, filters, ...asked }: Asked) {
  const found = sorted(goods.filter(fits(filters ?? {})), asked);
  const prices = found.map(priceOf);
  return {
    data: found.slice((page - 1) * first, page * first).map((product) => wireProductOf(product)),
    paginatorInfo: {
      currentPage: page,
      perPage: first,
      lastPage: Math.max(1, Math.ceil(found.length / first)),
      total: found.length,
      hasMorePages: page * first < found.length,
    },
    popular_only: false,
    facets: {
      attributes: [],
      price_min: found.length === 0 ? null : Math.min(...prices),
      price_max: found.length === 0 ? null : Math.max(...prices),
      discounted_count: found.filter(isReduced).length,
      news_count: found.filter(({ newsFrom }) => newsFrom !== null).length,
    },
    corrected_term: null,
  };
}
