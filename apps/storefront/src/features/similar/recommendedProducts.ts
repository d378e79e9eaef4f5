import type { ProductFilters } from "@kamra/core/catalogue";
import type { Product } from "@kamra/core/product";
import type { StorefrontShop } from "../../shop/createStorefrontShop.ts";

interface RecommendationOptions {
  /** The largest number of products. */
  readonly count: number;
  readonly signal: AbortSignal;
}

/**
 * What the shop recommends of what passes the filters: the most popular products that can be ordered, without those that name
 * what the shopper avoids. Rejects with a ShopError.
 *
 * @rule ALLERGEN-3
 */
export async function recommendedProducts(
  { catalogue }: { readonly catalogue: Pick<StorefrontShop["catalogue"], "avoidedAllergens" | "products"> },
  filters: ProductFilters,
  { count, signal }: RecommendationOptions,
): Promise<ReadonlyArray<Product>> {
  const avoided = catalogue.avoidedAllergens.get();
  const { products } = await catalogue.products(
    {
      filters: { ...filters, statuses: ["AVAILABLE"], ...(avoided.length > 0 && { withoutAllergens: avoided }) },
      sort: "PREFIXBOX_SCORE",
      direction: "DESC",
      pageSize: count,
    },
    { signal },
  );
  return products;
}
