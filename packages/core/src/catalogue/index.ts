export { type Breadcrumb, breadcrumbs, type CataloguePage } from "./rules/breadcrumbs.ts";
export { buildCategoryTree } from "./rules/buildCategoryTree.ts";
export type { Category } from "./model/Category.ts";
export { categoryExcerpt } from "./rules/categoryExcerpt.ts";
export type { CategoryNode } from "./model/CategoryNode.ts";
export type { BlogEntry, BlogQuery, FooterBlock } from "./model/Content.ts";
export { type PriceRange, priceRange } from "./rules/priceRange.ts";
export { findCategoryByPath, type FoundCategory } from "./rules/findCategoryByPath.ts";
export type {
  Facet,
  ProductFilters,
  ProductPage,
  ProductQuery,
  ProductSort,
  SearchQuery,
  SearchSort,
  SearchSuggestions,
  SortDirection,
  TermProducts,
} from "./model/ProductQuery.ts";
export type { SortOrder } from "./model/SortOrder.ts";
export { catalogueTexts, type CatalogueTexts } from "./text.hu.ts";
export { searchesLike } from "./rules/recentSearches.ts";
export { topCategoryIds } from "./rules/topCategoryIds.ts";
