// Generated from the schemas by `npm run codegen`. Do not edit.
import {
  articleFromWire,
  blogPostFromWire,
  brandFromWire,
  deliveryInfoFromWire,
  groceryStoreFromWire,
  redirectFromWire,
} from "./wire.ts";
import { bool, eachValid, nullOr, struct } from "../../decoding/kernel.ts";
import {
  type ArticleAnswer,
  type BlogPostAnswer,
  type BrandAnswer,
  type BrandsAnswer,
  type DeliveryInfoAnswer,
  type DoneAnswer,
  type RedirectAnswer,
  type StoreAnswer,
  type StoresAnswer,
} from "../answers.ts";
import { type DecoderOf } from "../../decoding/Decoder.ts";

export const articleAnswer: DecoderOf<typeof ArticleAnswer> = struct({ article: nullOr(articleFromWire) });
export const blogPostAnswer: DecoderOf<typeof BlogPostAnswer> = struct({ blogEntry: nullOr(blogPostFromWire) });
export const brandAnswer: DecoderOf<typeof BrandAnswer> = struct({ brand: nullOr(brandFromWire) });
export const brandsAnswer: DecoderOf<typeof BrandsAnswer> = struct({ brands: eachValid(brandFromWire) });
export const deliveryInfoAnswer: DecoderOf<typeof DeliveryInfoAnswer> = struct({
  deliveryInfo: eachValid(deliveryInfoFromWire),
});
export const doneAnswer: DecoderOf<typeof DoneAnswer> = struct({ done: bool });
export const redirectAnswer: DecoderOf<typeof RedirectAnswer> = struct({ redirect: nullOr(redirectFromWire) });
export const storeAnswer: DecoderOf<typeof StoreAnswer> = struct({ store: nullOr(groceryStoreFromWire) });
export const storesAnswer: DecoderOf<typeof StoresAnswer> = struct({ stores: eachValid(groceryStoreFromWire) });
