// Generated from the schemas by `npm run codegen`. Do not edit.
import { array, eachValid, nullOr, struct } from "../../decoding/kernel.ts";
import { blogEntryFromWire, categoryNodeFromWire, productPageFromWire, searchSuggestionsFromWire } from "./wire.ts";
import { footerBlock } from "./Content.ts";
import { productDetailsFromWire, productFromWire } from "../../product/generated/wire.ts";
import {
  type BlogAnswer,
  type CategoriesAnswer,
  type FooterAnswer,
  type ProductAnswer,
  type ProductsAnswer,
  type ProductsByIdAnswer,
  type SearchAnswer,
  type SuggestionsAnswer,
} from "../answers.ts";
import { type DecoderOf } from "../../decoding/Decoder.ts";

export const blogAnswer: DecoderOf<typeof BlogAnswer> = struct({ blogEntries: array(blogEntryFromWire) });
export const categoriesAnswer: DecoderOf<typeof CategoriesAnswer> = struct({
  allProductCategories: array(categoryNodeFromWire),
});
export const footerAnswer: DecoderOf<typeof FooterAnswer> = struct({ footerBlocks: array(footerBlock) });
export const productAnswer: DecoderOf<typeof ProductAnswer> = struct({
  getProductByUrlKey: nullOr(productDetailsFromWire),
});
export const productsAnswer: DecoderOf<typeof ProductsAnswer> = struct({ products: productPageFromWire });
export const productsByIdAnswer: DecoderOf<typeof ProductsByIdAnswer> = struct({
  products: struct({ data: eachValid(productFromWire) }),
});
export const searchAnswer: DecoderOf<typeof SearchAnswer> = struct({ searchProducts: productPageFromWire });
export const suggestionsAnswer: DecoderOf<typeof SuggestionsAnswer> = struct({
  searchSuggestions: searchSuggestionsFromWire,
});
