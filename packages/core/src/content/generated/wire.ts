// Generated from the schemas by `npm run codegen`. Do not edit.
import { array, finite, from, int, natural, nullish, struct, text } from "../../decoding/kernel.ts";
import { article } from "./Article.ts";
import { blogPost } from "./BlogPost.ts";
import { brand } from "./Brand.ts";
import { deliveryInfo } from "./DeliveryInfo.ts";
import { groceryStore } from "./GroceryStore.ts";
import { imageFromWire } from "../../product/generated/wire.ts";
import { readArticle, readBlogPost, readBrand, readDeliveryInfo, readGroceryStore, readRedirect } from "../fromWire.ts";
import { redirect } from "./Redirect.ts";
import {
  type ArticleFromWire,
  type BlogPostFromWire,
  type BrandFromWire,
  type DeliveryInfoFromWire,
  type GroceryStoreFromWire,
  type RedirectFromWire,
  type WireArticle,
  type WireBlogPost,
  type WireBrand,
  type WireDeliveryInfo,
  type WireRedirect,
  type WireStore,
} from "../wire.ts";
import { type DecoderOf } from "../../decoding/Decoder.ts";

export const wireArticle: DecoderOf<typeof WireArticle> = struct({
  id: text,
  url_key: text,
  title: text,
  lead: text,
  content: text,
  valid_from: text,
});
export const articleFromWire: DecoderOf<typeof ArticleFromWire> = from(wireArticle, readArticle, article);
export const wireBlogPost: DecoderOf<typeof WireBlogPost> = struct({
  id: text,
  title: text,
  lead: text,
  url: nullish(text),
  image: nullish(imageFromWire),
  published_at: text,
  content: nullish(text),
});
export const blogPostFromWire: DecoderOf<typeof BlogPostFromWire> = from(wireBlogPost, readBlogPost, blogPost);
export const wireBrand: DecoderOf<typeof WireBrand> = struct({
  id: text,
  name: text,
  slug: text,
  description: nullish(text),
  product_count: natural,
});
export const brandFromWire: DecoderOf<typeof BrandFromWire> = from(wireBrand, readBrand, brand);
export const wireDeliveryInfo: DecoderOf<typeof WireDeliveryInfo> = struct({
  id: text,
  url_key: text,
  title: text,
  content: text,
});
export const deliveryInfoFromWire: DecoderOf<typeof DeliveryInfoFromWire> = from(
  wireDeliveryInfo,
  readDeliveryInfo,
  deliveryInfo,
);
export const wireRedirect: DecoderOf<typeof WireRedirect> = struct({ target: text, status: int });
export const redirectFromWire: DecoderOf<typeof RedirectFromWire> = from(wireRedirect, readRedirect, redirect);
export const wireStore: DecoderOf<typeof WireStore> = struct({
  id: text,
  name: text,
  postcode: int,
  city: text,
  street: text,
  house_number: text,
  latitude: finite,
  longitude: finite,
  telephone: nullish(text),
  email: nullish(text),
  description: nullish(text),
  opening_hours: array(struct({ weekday: int, opens: text, closes: text })),
  special_days: array(struct({ date: text, name: text, opens: nullish(text), closes: nullish(text) })),
});
export const groceryStoreFromWire: DecoderOf<typeof GroceryStoreFromWire> = from(
  wireStore,
  readGroceryStore,
  groceryStore,
);
