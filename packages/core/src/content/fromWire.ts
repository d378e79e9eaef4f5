import type { Article } from "./Article.ts";
import type { BlogPost } from "./BlogPost.ts";
import type { Brand } from "./Brand.ts";
import type { DeliveryInfo } from "./DeliveryInfo.ts";
import type { GroceryStore } from "./GroceryStore.ts";
import type { Redirect } from "./Redirect.ts";
import type { WireArticle, WireBlogPost, WireBrand, WireDeliveryInfo, WireRedirect, WireStore } from "./wire.ts";

export const readArticle = ({ url_key, valid_from, ...article }: typeof WireArticle.Type): typeof Article.Encoded => ({
  ...article,
  urlKey: url_key,
  validFrom: valid_from,
});

export const readBlogPost = ({
  url,
  image,
  published_at,
  content,
  ...post
}: typeof WireBlogPost.Type): typeof BlogPost.Encoded => ({
  ...post,
  url: url ?? null,
  image: image ?? null,
  publishedAt: published_at,
  content: content ?? "",
});

export const readBrand = ({ product_count, description, ...brand }: typeof WireBrand.Type): typeof Brand.Encoded => ({
  ...brand,
  description: description ?? null,
  productCount: product_count,
});

export const readDeliveryInfo = ({ url_key, ...info }: typeof WireDeliveryInfo.Type): typeof DeliveryInfo.Encoded => ({
  ...info,
  urlKey: url_key,
});

export const readGroceryStore = ({
  house_number,
  opening_hours,
  special_days,
  ...store
}: typeof WireStore.Type): typeof GroceryStore.Encoded => ({
  ...store,
  postcode: String(store.postcode),
  houseNumber: house_number,
  telephone: store.telephone ?? null,
  email: store.email ?? null,
  description: store.description ?? null,
  week: opening_hours,
  specialDays: special_days.map(({ date, name, opens = null, closes = null }) => ({
    date,
    name,
    hours: opens === null || closes === null ? [] : [{ opens, closes }],
  })),
});

export const readRedirect = ({ target, status }: typeof WireRedirect.Type): typeof Redirect.Encoded => ({
  target,
  isPermanent: status === 301,
});
