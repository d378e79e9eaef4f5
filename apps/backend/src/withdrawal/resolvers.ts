import type { Resolvers } from "../graphql/generated/resolvers.ts";
import { encodeWithdrawal } from "./encodeWithdrawal.ts";
import { unlessBrief } from "../order/isBrief.ts";
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
    withdrawals: unlessBrief([], async ({ id }, _args, { batches }) => {
      const products = await batches.orderProductsOf(id);
      return (await batches.withdrawalsOf(id)).map((withdrawal) => encodeWithdrawal(withdrawal, { products }));
    }),
  },
} satisfies Resolvers;
