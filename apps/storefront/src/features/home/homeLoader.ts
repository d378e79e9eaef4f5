import type { BlogEntry } from "@kamra/core/catalog";
import type { Product } from "@kamra/core/product";
import type { StorefrontShop } from "../../shop/createStorefrontShop.ts";
import { pageLoader } from "../page/pageLoader.ts";

export interface HomeData {
  readonly offers: ReadonlyArray<Product>;
  readonly news: ReadonlyArray<Product>;
  readonly blogEntries: ReadonlyArray<BlogEntry>;
}

/** Two rows of six on a desktop, six of two on a phone. */
const teaserSize = 12;

export const homeLoader = (shop: StorefrontShop) =>
  pageLoader<HomeData>(shop, async ({ request: { signal } }) => {
    const available = { statuses: ["AVAILABLE"] } as const;
    const byPopularity = { sort: "PREFIXBOX_SCORE", direction: "DESC", pageSize: teaserSize } as const;
    const [offers, news, blogEntries] = await Promise.all([
      shop.catalogue.products({ filters: { ...available, discounted: true }, ...byPopularity }, { signal }),
      shop.catalogue.products({ filters: { ...available, news: true }, ...byPopularity }, { signal }),
      // The shop is whole without its blog.
      shop.catalogue.blogEntries().catch((): ReadonlyArray<BlogEntry> => []),
    ]);
    return { offers: offers.products, news: news.products, blogEntries };
  });
