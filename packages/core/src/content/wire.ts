import * as Schema from "effect/Schema";
import { WireBlogEntry } from "../catalogue/wire.ts";
import { Article } from "./Article.ts";
import { BlogPost } from "./BlogPost.ts";
import { Brand } from "./Brand.ts";
import { DeliveryInfo } from "./DeliveryInfo.ts";
import { GroceryStore } from "./GroceryStore.ts";
import { Redirect } from "./Redirect.ts";
import { readArticle, readBlogPost, readBrand, readDeliveryInfo, readGroceryStore, readRedirect } from "./fromWire.ts";
import { decodeOnly } from "../decoding/decodeOnly.ts";
import { nullish } from "../decoding/nullish.ts";

export const WireArticle = Schema.Struct({
  id: Schema.String,
  url_key: Schema.String,
  title: Schema.String,
  lead: Schema.String,
  content: Schema.String,
  valid_from: Schema.String,
});

/** The contract's `Article`, read into the model. */
export const ArticleFromWire = decodeOnly(WireArticle, Article, readArticle);

export const WireBlogPost = Schema.Struct({ ...WireBlogEntry.fields, content: nullish(Schema.String) });

/** The contract's `BlogEntry` of an entry that the shop has written itself, read into the model. */
export const BlogPostFromWire = decodeOnly(WireBlogPost, BlogPost, readBlogPost);

export const WireBrand = Schema.Struct({
  id: Schema.String,
  name: Schema.String,
  slug: Schema.String,
  description: nullish(Schema.String),
  product_count: Schema.Natural,
});

/** The contract's `Brand`, read into the model. */
export const BrandFromWire = decodeOnly(WireBrand, Brand, readBrand);

export const WireDeliveryInfo = Schema.Struct({
  id: Schema.String,
  url_key: Schema.String,
  title: Schema.String,
  content: Schema.String,
});

/** The contract's `DeliveryInfo`, read into the model. */
export const DeliveryInfoFromWire = decodeOnly(WireDeliveryInfo, DeliveryInfo, readDeliveryInfo);

export const WireStore = Schema.Struct({
  id: Schema.String,
  name: Schema.String,
  postcode: Schema.Int,
  city: Schema.String,
  street: Schema.String,
  house_number: Schema.String,
  latitude: Schema.Finite,
  longitude: Schema.Finite,
  telephone: nullish(Schema.String),
  email: nullish(Schema.String),
  description: nullish(Schema.String),
  opening_hours: Schema.Array(Schema.Struct({ weekday: Schema.Int, opens: Schema.String, closes: Schema.String })),
  special_days: Schema.Array(
    Schema.Struct({
      date: Schema.String,
      name: Schema.String,
      opens: nullish(Schema.String),
      closes: nullish(Schema.String),
    }),
  ),
});

/** The contract's `Store`, read into the model. */
export const GroceryStoreFromWire = decodeOnly(WireStore, GroceryStore, readGroceryStore);

export const WireRedirect = Schema.Struct({ target: Schema.String, status: Schema.Int });

/** The contract's `Redirect`, read into the model. */
export const RedirectFromWire = decodeOnly(WireRedirect, Redirect, readRedirect);
