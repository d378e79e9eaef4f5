import type { CategoryNode } from "./CategoryNode.ts";
import type { BlogEntry } from "./Content.ts";
import type { ProductPage } from "./ProductQuery.ts";
import type { WireBlogEntry, WireCategory, WireProductPage } from "./wire.ts";

export const readCategory = (wire: WireCategory): CategoryNode => ({
  id: wire.id,
  parentId: wire.parent_id ?? null,
  name: wire.name,
  urlKey: wire.url_key,
  content: wire.content ?? null,
  keywords: wire.keywords ?? null,
  description: wire.description ?? null,
  isPromotion: wire.is_promotion,
  isHomepageProhibited: wire.is_homepage_prohibited,
  promotionPlace: wire.promotion_place ?? null,
  ownProductCount: wire.product_count,
  children: (wire.children ?? []).map(readCategory),
});

export const readBlogEntry = ({
  url,
  image,
  published_at,
  ...entry
}: typeof WireBlogEntry.Type): typeof BlogEntry.Encoded => ({
  ...entry,
  url: url ?? null,
  image: image ?? null,
  publishedAt: published_at,
});

export const readProductPage = ({
  data,
  paginatorInfo,
  facets,
}: typeof WireProductPage.Type): typeof ProductPage.Encoded => ({
  products: data,
  page: paginatorInfo.currentPage,
  pageSize: paginatorInfo.perPage,
  lastPage: paginatorInfo.lastPage,
  total: paginatorInfo.total,
  facets: {
    attributes: facets.attributes,
    priceMin: facets.price_min ?? null,
    priceMax: facets.price_max ?? null,
    discountedCount: facets.discounted_count,
    newsCount: facets.news_count,
  },
});
