import type { CategoryNode } from "../model/CategoryNode.ts";
import type { BlogEntry } from "../model/Content.schema.ts";
import type { ProductPage, SearchSuggestions, TermProducts } from "../model/ProductQuery.schema.ts";
import type {
  BlogEntryFieldsFragment,
  CategoryFieldsFragment,
  CategoryTreeFragment,
  ProductPageFragment,
  SearchSuggestionsFragment,
  TermProductsFragment,
} from "./generated/responses.ts";

const categoryNode = (wire: CategoryFieldsFragment, children: ReadonlyArray<CategoryNode>): CategoryNode => ({
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
  children,
});

/** A category and the levels under it that the document asks for. */
export const readCategoryNode = (first: CategoryTreeFragment): CategoryNode =>
  categoryNode(
    first,
    first.children.map((second) =>
      categoryNode(
        second,
        second.children.map((third) =>
          categoryNode(
            third,
            third.children.map((fourth) => categoryNode(fourth, [])),
          ),
        ),
      ),
    ),
  );

export const readBlogEntry = ({
  url,
  image,
  published_at,
  ...entry
}: BlogEntryFieldsFragment): typeof BlogEntry.Encoded => ({
  ...entry,
  url: url ?? null,
  image: image ?? null,
  publishedAt: published_at,
});

export const readProductPage = ({
  data,
  paginatorInfo,
  popular_only,
  facets,
  corrected_term,
}: ProductPageFragment): typeof ProductPage.Encoded => ({
  products: data,
  page: paginatorInfo.currentPage,
  pageSize: paginatorInfo.perPage,
  lastPage: paginatorInfo.lastPage,
  total: paginatorInfo.total,
  isPopularOnly: popular_only,
  facets: {
    attributes: facets.attributes,
    priceMin: facets.price_min ?? null,
    priceMax: facets.price_max ?? null,
    discountedCount: facets.discounted_count,
    newsCount: facets.news_count,
  },
  correctedTerm: corrected_term ?? null,
});

export const readSearchSuggestions = ({
  products,
  categories,
  brands,
  corrected_term,
}: SearchSuggestionsFragment): typeof SearchSuggestions.Encoded => ({
  products,
  // The contract's paths have no slash before them.
  categories: categories.map((category) => ({ ...category, path: `/${category.path.replace(/^\//, "")}` })),
  brands,
  correctedTerm: corrected_term ?? null,
});

export const readTermProducts = ({ products, corrected_term }: TermProductsFragment): typeof TermProducts.Encoded => ({
  products,
  correctedTerm: corrected_term ?? null,
});
