import * as Schema from "effect/Schema";
import { CategoryNode } from "./CategoryNode.ts";
import { BlogEntry } from "./Content.ts";
import { Facet, ProductPage, SearchSuggestions } from "./ProductQuery.ts";
import { readBlogEntry, readCategory, readProductPage } from "./fromWire.ts";
import { decodeOnly } from "../decoding/decodeOnly.ts";
import { eachValid } from "../decoding/eachValid.ts";
import { nullish } from "../decoding/nullish.ts";
import { ImageFromWire, ProductFromWire } from "../product/wire.ts";

export interface WireCategory {
  readonly id: string;
  readonly parent_id?: string | null | undefined;
  readonly name: string;
  readonly url_key: string;
  readonly content?: string | null | undefined;
  readonly keywords?: string | null | undefined;
  readonly description?: string | null | undefined;
  readonly is_promotion: boolean;
  readonly is_homepage_prohibited: boolean;
  readonly promotion_place?: string | null | undefined;
  readonly product_count: number;
  readonly children?: ReadonlyArray<WireCategory> | undefined;
}

export const WireCategory = Schema.Struct({
  id: Schema.String,
  parent_id: nullish(Schema.String),
  name: Schema.String,
  url_key: Schema.String,
  content: nullish(Schema.String),
  keywords: nullish(Schema.String),
  description: nullish(Schema.String),
  is_promotion: Schema.Boolean,
  is_homepage_prohibited: Schema.Boolean,
  promotion_place: nullish(Schema.String),
  product_count: Schema.Natural,
  // The deepest requested level comes without the field.
  children: Schema.optional(Schema.Array(Schema.suspend((): Schema.Codec<WireCategory> => WireCategory))),
});

/** The contract's `Category` and those under it, read into the model. */
export const CategoryNodeFromWire = decodeOnly(WireCategory, CategoryNode, readCategory);

export const WireBlogEntry = Schema.Struct({
  id: Schema.String,
  title: Schema.String,
  lead: Schema.String,
  url: nullish(Schema.String),
  image: nullish(ImageFromWire),
  published_at: Schema.String,
});

/** The contract's `BlogEntry`, read into the model. */
export const BlogEntryFromWire = decodeOnly(WireBlogEntry, BlogEntry, readBlogEntry);

export const WireProductPage = Schema.Struct({
  data: eachValid(ProductFromWire),
  paginatorInfo: Schema.Struct({
    currentPage: Schema.Natural,
    perPage: Schema.Natural,
    lastPage: Schema.Natural,
    total: Schema.Natural,
  }),
  facets: Schema.Struct({
    attributes: Schema.Array(Facet),
    price_min: nullish(Schema.Int),
    price_max: nullish(Schema.Int),
    discounted_count: Schema.Natural,
    news_count: Schema.Natural,
  }),
});

/** The contract's `ProductPage`, read into the model; a product that is refused leaves the others where they are. */
export const ProductPageFromWire = decodeOnly(WireProductPage, ProductPage, readProductPage);

/** The contract's `SearchSuggestions`, read into the model. */
export const SearchSuggestionsFromWire = Schema.Struct({
  products: eachValid(ProductFromWire),
  categories: SearchSuggestions.fields.categories,
});
