import type { BlogEntry, ProductFilters } from "@kamra/core/catalogue";
import type { Product } from "@kamra/core/product";
import { departmentsOf } from "../category/departmentsOf.ts";
import { pageLoader } from "../page/pageLoader.ts";
import { recommendedProducts } from "../similar/recommendedProducts.ts";
import { homeCategories } from "./homeCategories.ts";

export interface HomeData {
  /** The hero's products: the most popular ones of the first departments. */
  readonly favourites: ReadonlyArray<Product>;
  readonly offers: ReadonlyArray<Product>;
  readonly news: ReadonlyArray<Product>;
  readonly blogEntries: ReadonlyArray<BlogEntry>;
}

/** Two rows of six on a desktop, six of two on a phone. */
const teaserSize = 12;

/** Extra products, to replace those excluded from the home page. */
const spare = 12;

/** Two rows of three pictures. */
const favouriteCounts = { departments: 3, ofEach: 2 };

export const homeLoader = pageLoader<HomeData>(async (shop, { request: { signal } }) => {
  const recommended = (filters: ProductFilters, count: number) => recommendedProducts(shop, filters, { count, signal });
  const loadFavourites = async () => {
    const { categories, allows } = homeCategories(await shop.catalogue.loadCategories());
    const departments = departmentsOf(categories).slice(0, favouriteCounts.departments);
    const shelves = await Promise.all(
      departments.map(({ id }) => recommended({ categoryId: id }, favouriteCounts.ofEach)),
    );
    return { allows, favourites: shelves.flat() };
  };
  const [{ allows, favourites }, offers, news, blogEntries] = await Promise.all([
    loadFavourites(),
    recommended({ discounted: true }, teaserSize + spare),
    recommended({ news: true }, teaserSize + spare),
    // The page works without the blog.
    shop.catalogue.blogEntries().catch((): ReadonlyArray<BlogEntry> => []),
  ]);
  return {
    favourites: favourites.filter(allows),
    offers: offers.filter(allows).slice(0, teaserSize),
    news: news.filter(allows).slice(0, teaserSize),
    blogEntries,
  };
});
