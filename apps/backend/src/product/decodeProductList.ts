import { ProductStatus, type ProductFilters } from "../generated/types.ts";
import { Refusal } from "../graphql/Refusal.ts";
import type { ProductList, ProductOrder, ProductSelection, SearchQuery } from "../graphql/parents/ProductList.ts";
import { naturalDirection } from "./orderColumns.ts";
import { productListTexts } from "./text.hu.ts";
import { toRowId } from "../database/toRowId.ts";

/** A shopping list requests all its products in one call. */
const greatestIds = 2000;
const greatestOptions = 500;
const greatestAllergens = 100;

const shown = Object.values(ProductStatus).filter((status) => status !== ProductStatus.PermanentlyEnded);
const isNumber = (id: number | null): id is number => id !== null;
const rowIds = (ids: ReadonlyArray<string>): number[] => ids.map(toRowId).filter(isNumber);

/** An id that no product has, so that an impossible filter finds nothing. */
const noId = 0;

interface Asked {
  readonly page: number;
  readonly first: number;
  readonly filters?: ProductFilters | null | undefined;
  readonly direction?: ProductOrder["direction"] | null | undefined;
}

function checkLimits({ filters }: Asked): void {
  const options = (filters?.attributes ?? []).reduce((sum, { option_ids }) => sum + 1 + option_ids.length, 0);
  const validation = {
    ...((filters?.ids?.length ?? 0) > greatestIds && { "filters.ids": [productListTexts.tooMany(greatestIds)] }),
    ...((filters?.without_allergens?.length ?? 0) > greatestAllergens && {
      "filters.without_allergens": [productListTexts.tooMany(greatestAllergens)],
    }),
    ...(options > greatestOptions && { "filters.attributes": [productListTexts.tooMany(greatestOptions)] }),
  };
  if (Object.keys(validation).length > 0)
    throw new Refusal("VALIDATION_FAILED", { message: "The list asked for is out of bounds", validation });
}

function decodeSelection(filters: ProductFilters, search: SearchQuery | null): ProductSelection {
  return {
    ids: filters.ids ? rowIds(filters.ids) : null,
    statuses: filters.productStatus ?? (filters.ids ? Object.values(ProductStatus) : shown),
    categoryId: filters.category_id ? (toRowId(filters.category_id) ?? noId) : null,
    attributes: (filters.attributes ?? [])
      .filter(({ option_ids }) => option_ids.length > 0)
      .map(({ code, option_ids }) => ({ code, optionIds: rowIds(option_ids) })),
    priceFrom: filters.price_from ?? null,
    priceTo: filters.price_to ?? null,
    discounted: filters.discounted ?? false,
    news: filters.news ?? false,
    promoType: filters.promo_type ?? null,
    withoutAllergens: filters.without_allergens ?? [],
    search,
    part: null,
  };
}

/**
 * The list that a client requests. Without `productStatus` it leaves out discontinued products, unless they are
 * requested by id.
 *
 * Errors: Refusal VALIDATION_FAILED for too many ids or options.
 */
export function decodeProductList(
  asked: Asked,
  { sort, search = null }: { readonly sort: ProductOrder["sort"] | null; readonly search?: SearchQuery | null },
): ProductList {
  checkLimits(asked);
  return {
    selection: decodeSelection(asked.filters ?? {}, search),
    order: sort === null ? null : { sort, direction: asked.direction ?? naturalDirection[sort] },
    page: asked.page,
    pageSize: asked.first,
  };
}
