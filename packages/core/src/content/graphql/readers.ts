import type { Article } from "../model/Article.schema.ts";
import type { BlogPost } from "../model/BlogPost.schema.ts";
import type { Brand } from "../model/Brand.schema.ts";
import type { DeliveryInfo } from "../model/DeliveryInfo.schema.ts";
import type { GroceryStore } from "../model/GroceryStore.schema.ts";
import type { Redirect } from "../model/Redirect.schema.ts";
import type {
  ArticleFieldsFragment,
  BlogPostFieldsFragment,
  BrandFieldsFragment,
  DeliveryInfoFieldsFragment,
  RedirectFieldsFragment,
  StoreFieldsFragment,
} from "./generated/responses.ts";

export const readArticle = ({ url_key, valid_from, ...article }: ArticleFieldsFragment): typeof Article.Encoded => ({
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
}: BlogPostFieldsFragment): typeof BlogPost.Encoded => ({
  ...post,
  url: url ?? null,
  image: image ?? null,
  publishedAt: published_at,
  content: content ?? "",
});

export const readBrand = ({ product_count, description, ...brand }: BrandFieldsFragment): typeof Brand.Encoded => ({
  ...brand,
  description: description ?? null,
  productCount: product_count,
});

export const readDeliveryInfo = ({ url_key, ...info }: DeliveryInfoFieldsFragment): typeof DeliveryInfo.Encoded => ({
  ...info,
  urlKey: url_key,
});

export const readGroceryStore = ({
  house_number,
  opening_hours,
  special_days,
  ...store
}: StoreFieldsFragment): typeof GroceryStore.Encoded => ({
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

export const readRedirect = ({ target, status }: RedirectFieldsFragment): typeof Redirect.Encoded => ({
  target,
  isPermanent: status === 301,
});
