import * as Schema from "effect/Schema";
import { eachValid } from "../decoding/eachValid.ts";
import {
  ArticleFromWire,
  BlogPostFromWire,
  BrandFromWire,
  DeliveryInfoFromWire,
  GroceryStoreFromWire,
  RedirectFromWire,
} from "./wire.ts";

export const ArticleAnswer = Schema.Struct({ article: Schema.NullOr(ArticleFromWire) });
export const BlogPostAnswer = Schema.Struct({ blogEntry: Schema.NullOr(BlogPostFromWire) });
export const DeliveryInfoAnswer = Schema.Struct({ deliveryInfo: eachValid(DeliveryInfoFromWire) });
export const BrandsAnswer = Schema.Struct({ brands: eachValid(BrandFromWire) });
export const BrandAnswer = Schema.Struct({ brand: Schema.NullOr(BrandFromWire) });
export const StoresAnswer = Schema.Struct({ stores: eachValid(GroceryStoreFromWire) });
export const StoreAnswer = Schema.Struct({ store: Schema.NullOr(GroceryStoreFromWire) });
export const RedirectAnswer = Schema.Struct({ redirect: Schema.NullOr(RedirectFromWire) });
export const DoneAnswer = Schema.Struct({ done: Schema.Boolean });
