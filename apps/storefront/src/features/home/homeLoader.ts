import type { BlogEntry, ProductFilters } from "@kamra/core/catalogue";
import type { Product } from "@kamra/core/product";
import { departmentsOf } from "../category/departmentsOf.ts";
import { pageLoader } from "../page/pageLoader.ts";
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
  const popular = (filters: ProductFilters, pageSize: number) =>
    shop.catalogue.products(
      { filters: { ...filters, statuses: ["AVAILABLE"] }, sort: "PREFIXBOX_SCORE", direction: "DESC", pageSize },
      { signal },
    );
  const loadFavourites = async () => {
    const { categories, allows } = homeCategories(await shop.catalogue.loadCategories());
    const departments = departmentsOf(categories).slice(0, favouriteCounts.departments);
    const pages = await Promise.all(departments.map(({ id }) => popular({ categoryId: id }, favouriteCounts.ofEach)));
    return { allows, favourites: pages.flatMap(({ products }) => products) };
  };
  const [{ allows, favourites }, offers, news, blogEntries] = await Promise.all([
    loadFavourites(),
    popular({ discounted: true }, teaserSize + spare),
    popular({ news: true }, teaserSize + spare),
    // The page works without the blog.
    shop.catalogue.blogEntries().catch((): ReadonlyArray<BlogEntry> => []),
  ]);
  return {
    favourites: favourites.filter(allows),
    offers: offers.products.filter(allows).slice(0, teaserSize),
    news: news.products.filter(allows).slice(0, teaserSize),
    blogEntries,
  };
});
