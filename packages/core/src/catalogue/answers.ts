import * as Schema from "effect/Schema";
import { eachValid } from "../decoding/eachValid.ts";
import { ProductDetailsFromWire, ProductFromWire } from "../product/wire.ts";
import { FooterBlock } from "./Content.ts";
import { BlogEntryFromWire, CategoryNodeFromWire, ProductPageFromWire, SearchSuggestionsFromWire } from "./wire.ts";

export const ProductsAnswer = Schema.Struct({ products: ProductPageFromWire });
export const SearchAnswer = Schema.Struct({ searchProducts: ProductPageFromWire });
export const SuggestionsAnswer = Schema.Struct({ searchSuggestions: SearchSuggestionsFromWire });
export const ProductAnswer = Schema.Struct({ getProductByUrlKey: Schema.NullOr(ProductDetailsFromWire) });
export const ProductsByIdAnswer = Schema.Struct({ products: Schema.Struct({ data: eachValid(ProductFromWire) }) });
export const CategoriesAnswer = Schema.Struct({ allProductCategories: Schema.Array(CategoryNodeFromWire) });
export const BlogAnswer = Schema.Struct({ blogEntries: Schema.Array(BlogEntryFromWire) });
export const FooterAnswer = Schema.Struct({ footerBlocks: Schema.Array(FooterBlock) });
