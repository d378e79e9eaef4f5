export { type Breadcrumb, breadcrumbs, type CataloguePage } from "./breadcrumbs.ts";
export { buildCategoryTree } from "./buildCategoryTree.ts";
export type { Category } from "./Category.ts";
export { categoryExcerpt } from "./categoryExcerpt.ts";
export type { CategoryNode } from "./CategoryNode.ts";
export type { BlogEntry, BlogQuery, FooterBlock } from "./Content.ts";
export { type PriceRange, priceRange } from "./priceRange.ts";
export { findCategoryByPath, type FoundCategory } from "./findCategoryByPath.ts";
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
} from "./ProductQuery.ts";
export type { SortOrder } from "./SortOrder.ts";
export { catalogueTexts, type CatalogueTexts } from "./text.hu.ts";
export { topCategoryIds } from "./topCategoryIds.ts";
