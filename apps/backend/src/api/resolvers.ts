import { cartResolvers } from "../cart/resolvers.ts";
import { categoryResolvers } from "../category/resolvers.ts";
import { contentResolvers } from "../content/resolvers.ts";
import { deliveryResolvers } from "../delivery/resolvers.ts";
import type { MutationResolvers, QueryResolvers, Resolvers } from "../graphql/generated/resolvers.ts";
import { messageResolvers } from "../messages/resolvers.ts";
import { newsletterResolvers } from "../newsletter/resolvers.ts";
import { orderResolvers } from "../order/resolvers.ts";
import { paymentResolvers } from "../payment/resolvers.ts";
import { productResolvers } from "../product/resolvers.ts";
import { searchResolvers } from "../search/resolvers.ts";
import { sessionResolvers } from "../session/resolvers.ts";
import { userResolvers } from "../user/resolvers.ts";
import { withdrawalResolvers } from "../withdrawal/resolvers.ts";

/** Every root field, so that one without a resolver does not compile. */
const query: Required<Omit<QueryResolvers, "__isTypeOf">> = {
  ...cartResolvers.Query,
  ...categoryResolvers.Query,
  ...contentResolvers.Query,
  ...deliveryResolvers.Query,
  ...orderResolvers.Query,
  ...paymentResolvers.Query,
  ...productResolvers.Query,
  ...searchResolvers.Query,
  ...sessionResolvers.Query,
  ...userResolvers.Query,
  ...withdrawalResolvers.Query,
};

const mutation: Required<Omit<MutationResolvers, "__isTypeOf">> = {
  ...cartResolvers.Mutation,
  ...messageResolvers.Mutation,
  ...newsletterResolvers.Mutation,
  ...orderResolvers.Mutation,
  ...paymentResolvers.Mutation,
  ...productResolvers.Mutation,
  ...sessionResolvers.Mutation,
  ...userResolvers.Mutation,
  ...withdrawalResolvers.Mutation,
};

/** The modules' resolvers put together. */
export const resolvers = {
  Query: query,
  Mutation: mutation,
  Article: contentResolvers.Article,
  BlogEntry: contentResolvers.BlogEntry,
  DeliveryInfo: contentResolvers.DeliveryInfo,
  Store: contentResolvers.Store,
  Empty: productResolvers.Empty,
  Order: { ...orderResolvers.Order, ...withdrawalResolvers.Order },
  Product: productResolvers.Product,
  ProductPage: productResolvers.ProductPage,
  User: { ...userResolvers.User, ...orderResolvers.User },
} satisfies Resolvers;
