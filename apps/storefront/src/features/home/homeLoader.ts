import type { BlogEntry } from "@kamra/core/catalogue";
import type { Product } from "@kamra/core/product";
import type { StorefrontShop } from "../../shop/createStorefrontShop.ts";
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
const favourites = { departments: 3, ofEach: 2 };

export const homeLoader = (shop: StorefrontShop) =>
  pageLoader<HomeData>(shop, async ({ request: { signal } }) => {
    const available = { statuses: ["AVAILABLE"] } as const;
    const byPopularity = { sort: "PREFIXBOX_SCORE", direction: "DESC" } as const;
    const { categories, allows } = homeCategories(await shop.catalogue.loadCategories());
    const departments = departmentsOf(categories).slice(0, favourites.departments);
    const [offers, news, favouritesByDepartment, blogEntries] = await Promise.all([
      shop.catalogue.products(
        { filters: { ...available, discounted: true }, ...byPopularity, pageSize: teaserSize + spare },
        { signal },
      ),
      shop.catalogue.products(
        { filters: { ...available, news: true }, ...byPopularity, pageSize: teaserSize + spare },
        { signal },
      ),
      Promise.all(
        departments.map(({ id }) =>
          shop.catalogue.products(
            { filters: { ...available, categoryId: id }, ...byPopularity, pageSize: favourites.ofEach },
            { signal },
          ),
        ),
      ),
      // The page works without the blog.
      shop.catalogue.blogEntries().catch((): ReadonlyArray<BlogEntry> => []),
    ]);
    return {
      favourites: favouritesByDepartment.flatMap(({ products }) => products).filter(allows),
      offers: offers.products.filter(allows).slice(0, teaserSize),
      news: news.products.filter(allows).slice(0, teaserSize),
      blogEntries,
    };
  });
