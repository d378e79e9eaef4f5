// Generated from the schemas by `npm run codegen`. Do not edit.
import { type Article } from "../../model/Article.ts";
import { type BlogEntryFieldsFragment } from "../../../catalogue/graphql/generated/responses.ts";
import { type BlogPost } from "../../model/BlogPost.ts";
import { type Brand } from "../../model/Brand.ts";
import { type DeliveryInfo } from "../../model/DeliveryInfo.ts";
import { type GroceryStore } from "../../model/GroceryStore.ts";
import { type Redirect } from "../../model/Redirect.ts";

export type ArticleFieldsFragment = {
  readonly id: string;
  readonly url_key: string;
  readonly title: string;
  readonly lead: string;
  readonly content: string;
  readonly valid_from: string;
};
export type ArticleQuery = { readonly article: Article | null };
export type BlogPostFieldsFragment = BlogEntryFieldsFragment & { readonly content?: string | null | undefined };
export type BlogEntryQuery = { readonly blogEntry: BlogPost | null };
export type BrandFieldsFragment = {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  readonly description?: string | null | undefined;
  readonly product_count: number;
};
export type BrandQuery = { readonly brand: Brand | null };
export type BrandsQuery = { readonly brands: ReadonlyArray<Brand> };
export type ConfirmNewsletterMutation = { readonly done: boolean };
export type DeliveryInfoFieldsFragment = {
  readonly id: string;
  readonly url_key: string;
  readonly title: string;
  readonly content: string;
};
export type DeliveryInfoQuery = { readonly deliveryInfo: ReadonlyArray<DeliveryInfo> };
export type RedirectFieldsFragment = { readonly target: string; readonly status: number };
export type RedirectQuery = { readonly redirect: Redirect | null };
export type SendContactMessageMutation = { readonly done: boolean };
export type SendFeedbackMutation = { readonly done: boolean };
export type StoreFieldsFragment = {
  readonly id: string;
  readonly name: string;
  readonly postcode: number;
  readonly city: string;
  readonly street: string;
  readonly house_number: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly telephone?: string | null | undefined;
  readonly email?: string | null | undefined;
  readonly description?: string | null | undefined;
  readonly opening_hours: ReadonlyArray<{ readonly weekday: number; readonly opens: string; readonly closes: string }>;
  readonly special_days: ReadonlyArray<{
    readonly date: string;
    readonly name: string;
    readonly opens?: string | null | undefined;
    readonly closes?: string | null | undefined;
  }>;
};
export type StoreQuery = { readonly store: GroceryStore | null };
export type StoresQuery = { readonly stores: ReadonlyArray<GroceryStore> };
export type SubscribeToNewsletterMutation = { readonly done: boolean };
export type UnsubscribeFromNewsletterMutation = { readonly done: boolean };
export type WishForProductMutation = { readonly done: boolean };
