import { cartResolvers } from "../cart/resolvers.ts";
import { categoryResolvers } from "../category/resolvers.ts";
import { checkoutResolvers } from "../checkout/resolvers.ts";
import { contentResolvers } from "../content/resolvers.ts";
import { deliveryResolvers } from "../delivery/resolvers.ts";
import type { MutationResolvers, QueryResolvers, Resolvers } from "../graphql/generated/resolvers.ts";
import { messageResolvers } from "../messages/resolvers.ts";
import { newsletterResolvers } from "../newsletter/resolvers.ts";
import { orderResolvers } from "../order/resolvers.ts";
import { paymentResolvers } from "../payment/resolvers.ts";
import { personalResolvers } from "../personal/resolvers.ts";
import { productResolvers } from "../product/resolvers.ts";
import { searchResolvers } from "../search/resolvers.ts";
import { loginResolvers } from "../login/resolvers.ts";
import { subscriptionResolvers } from "../subscription/resolvers.ts";
import { userResolvers } from "../user/resolvers.ts";
import { withdrawalResolvers } from "../withdrawal/resolvers.ts";

/** Every root field, so that one without a resolver does not compile. */
const query: Required<Omit<QueryResolvers, "__isTypeOf">> = {
  ...cartResolvers.Query,
  ...categoryResolvers.Query,
  ...checkoutResolvers.Query,
  ...contentResolvers.Query,
  ...deliveryResolvers.Query,
  ...orderResolvers.Query,
  ...productResolvers.Query,
  ...searchResolvers.Query,
  ...loginResolvers.Query,
  ...userResolvers.Query,
  ...withdrawalResolvers.Query,
};

const mutation: Required<Omit<MutationResolvers, "__isTypeOf">> = {
  ...cartResolvers.Mutation,
  ...checkoutResolvers.Mutation,
  ...messageResolvers.Mutation,
  ...newsletterResolvers.Mutation,
  ...orderResolvers.Mutation,
  ...paymentResolvers.Mutation,
  ...loginResolvers.Mutation,
  ...subscriptionResolvers.Mutation,
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
  Order: { ...orderResolvers.Order, ...paymentResolvers.Order, ...withdrawalResolvers.Order },
  Product: { ...productResolvers.Product, ...personalResolvers.Product, ...subscriptionResolvers.Product },
  ProductPage: productResolvers.ProductPage,
  RegistrationResult: loginResolvers.RegistrationResult,
  User: { ...userResolvers.User, ...orderResolvers.User },
} satisfies Resolvers;
