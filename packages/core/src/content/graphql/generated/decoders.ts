// Generated from the schemas by `npm run codegen`. Do not edit.
import { array, finite, from, int, nullish, struct, text } from "../../../decoding/kernel.ts";
import { article } from "../../model/generated/Article.ts";
import { blogEntryFields } from "../../../catalogue/graphql/generated/decoders.ts";
import { blogPost } from "../../model/generated/BlogPost.ts";
import { brand } from "../../model/generated/Brand.ts";
import { deliveryInfo } from "../../model/generated/DeliveryInfo.ts";
import { groceryStore } from "../../model/generated/GroceryStore.ts";
import { readArticle, readBlogPost, readBrand, readDeliveryInfo, readGroceryStore, readRedirect } from "../readers.ts";
import { redirect } from "../../model/generated/Redirect.ts";
import { type Article } from "../../model/Article.ts";
import {
  type ArticleFieldsFragment,
  type BlogPostFieldsFragment,
  type BrandFieldsFragment,
  type DeliveryInfoFieldsFragment,
  type RedirectFieldsFragment,
  type StoreFieldsFragment,
} from "./responses.ts";
import { type BlogPost } from "../../model/BlogPost.ts";
import { type Brand } from "../../model/Brand.ts";
import { type Decoder } from "../../../decoding/Decoder.ts";
import { type DeliveryInfo } from "../../model/DeliveryInfo.ts";
import { type GroceryStore } from "../../model/GroceryStore.ts";
import { type Redirect } from "../../model/Redirect.ts";

export const articleFromWire: Decoder<Article> = from(
  struct<ArticleFieldsFragment>({ id: text, url_key: text, title: text, lead: text, content: text, valid_from: text }),
  readArticle,
  article,
);
export const blogPostFromWire: Decoder<BlogPost> = from(
  struct<BlogPostFieldsFragment>({ ...blogEntryFields, content: nullish(text) }),
  readBlogPost,
  blogPost,
);
export const brandFromWire: Decoder<Brand> = from(
  struct<BrandFieldsFragment>({ id: text, name: text, slug: text, description: nullish(text), product_count: int }),
  readBrand,
  brand,
);
export const deliveryInfoFromWire: Decoder<DeliveryInfo> = from(
  struct<DeliveryInfoFieldsFragment>({ id: text, url_key: text, title: text, content: text }),
  readDeliveryInfo,
  deliveryInfo,
);
export const redirectFromWire: Decoder<Redirect> = from(
  struct<RedirectFieldsFragment>({ target: text, status: int }),
  readRedirect,
  redirect,
);
export const groceryStoreFromWire: Decoder<GroceryStore> = from(
  struct<StoreFieldsFragment>({
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
  }),
  readGroceryStore,
  groceryStore,
);
