import type { Resolvers } from "../graphql/generated/resolvers.ts";
import { encodeWithdrawal } from "./encodeWithdrawal.ts";
import { unlessBrief } from "../order/isBrief.ts";
import { isMasked } from "../order/maskContact.ts";
import { requestWithdrawalLink } from "./requestWithdrawalLink.ts";
import { withdrawalTerms, withdrawFromOrder } from "./withdrawFromOrder.ts";

export const withdrawalResolvers = {
  Query: {
    withdrawalTerms: (_root, { withdrawal }, context) => withdrawalTerms(withdrawal, context),
  },
  Mutation: {
    requestWithdrawalLink: (_root, args, context) => requestWithdrawalLink(args, context),
    withdrawFromOrder: (_root, { withdrawal }, context) => withdrawFromOrder(withdrawal, context),
  },
  Order: {
    withdrawals: unlessBrief([], async (order, _args, context) => {
      const products = await context.batches.orderProductsOf(order.id);
      const withdrawals = await context.batches.withdrawalsOf(order.id);
      return withdrawals.map((each) => encodeWithdrawal(each, { products, isMasked: isMasked(order, context) }));
    }),
  },
} satisfies Resolvers;
