// Generated from the schemas by `npm run codegen`. Do not edit.
import {
  ArticleDocument,
  BlogEntryDocument,
  BrandDocument,
  BrandsDocument,
  ConfirmNewsletterDocument,
  DeliveryInfoDocument,
  RedirectDocument,
  SendContactMessageDocument,
  SendFeedbackDocument,
  StoreDocument,
  StoresDocument,
  SubscribeToNewsletterDocument,
  UnsubscribeFromNewsletterDocument,
  WishForProductDocument,
} from "../../../transport/generated/documents.ts";
import {
  articleFromWire,
  blogPostFromWire,
  brandFromWire,
  deliveryInfoFromWire,
  groceryStoreFromWire,
  redirectFromWire,
} from "./decoders.ts";
import { bool, eachValid, nullOr, struct } from "../../../decoding/kernel.ts";
import { graphqlOperation } from "../../../transport/graphqlOperation.ts";
import {
  type ArticleQuery,
  type BlogEntryQuery,
  type BrandQuery,
  type BrandsQuery,
  type ConfirmNewsletterMutation,
  type DeliveryInfoQuery,
  type RedirectQuery,
  type SendContactMessageMutation,
  type SendFeedbackMutation,
  type StoreQuery,
  type StoresQuery,
  type SubscribeToNewsletterMutation,
  type UnsubscribeFromNewsletterMutation,
  type WishForProductMutation,
} from "./responses.ts";

export const articleQuery = /*#__PURE__*/ graphqlOperation(
  ArticleDocument,
  struct<ArticleQuery>({ article: nullOr(articleFromWire) }),
);
export const blogEntryQuery = /*#__PURE__*/ graphqlOperation(
  BlogEntryDocument,
  struct<BlogEntryQuery>({ blogEntry: nullOr(blogPostFromWire) }),
);
export const brandQuery = /*#__PURE__*/ graphqlOperation(
  BrandDocument,
  struct<BrandQuery>({ brand: nullOr(brandFromWire) }),
);
export const brandsQuery = /*#__PURE__*/ graphqlOperation(
  BrandsDocument,
  struct<BrandsQuery>({ brands: eachValid(brandFromWire) }),
);
export const confirmNewsletterMutation = /*#__PURE__*/ graphqlOperation(
  ConfirmNewsletterDocument,
  struct<ConfirmNewsletterMutation>({ done: bool }),
);
export const deliveryInfoQuery = /*#__PURE__*/ graphqlOperation(
  DeliveryInfoDocument,
  struct<DeliveryInfoQuery>({ deliveryInfo: eachValid(deliveryInfoFromWire) }),
);
export const redirectQuery = /*#__PURE__*/ graphqlOperation(
  RedirectDocument,
  struct<RedirectQuery>({ redirect: nullOr(redirectFromWire) }),
);
export const sendContactMessageMutation = /*#__PURE__*/ graphqlOperation(
  SendContactMessageDocument,
  struct<SendContactMessageMutation>({ done: bool }),
);
export const sendFeedbackMutation = /*#__PURE__*/ graphqlOperation(
  SendFeedbackDocument,
  struct<SendFeedbackMutation>({ done: bool }),
);
export const storeQuery = /*#__PURE__*/ graphqlOperation(
  StoreDocument,
  struct<StoreQuery>({ store: nullOr(groceryStoreFromWire) }),
);
export const storesQuery = /*#__PURE__*/ graphqlOperation(
  StoresDocument,
  struct<StoresQuery>({ stores: eachValid(groceryStoreFromWire) }),
);
export const subscribeToNewsletterMutation = /*#__PURE__*/ graphqlOperation(
  SubscribeToNewsletterDocument,
  struct<SubscribeToNewsletterMutation>({ done: bool }),
);
export const unsubscribeFromNewsletterMutation = /*#__PURE__*/ graphqlOperation(
  UnsubscribeFromNewsletterDocument,
  struct<UnsubscribeFromNewsletterMutation>({ done: bool }),
);
export const wishForProductMutation = /*#__PURE__*/ graphqlOperation(
  WishForProductDocument,
  struct<WishForProductMutation>({ done: bool }),
);
