import type { Context } from "../graphql/Context.ts";
import type { Resolvers } from "../graphql/generated/resolvers.ts";
import type { ProductParent } from "../graphql/parents/ProductParent.ts";
import { unitPriceAt } from "../product/unitPriceAt.ts";

async function personalPriceOf(
  { id, personal_discount_price: known }: ProductParent,
  { batches }: Pick<Context, "batches">,
): Promise<number | null> {
  return known === undefined ? await batches.personalPriceOf(Number(id)) : known;
}

export const personalResolvers = {
  Product: {
    personal_discount_price: (product, _args, context) => personalPriceOf(product, context),
    personal_discount_unit_price: async (product, _args, context) => {
      const price = await personalPriceOf(product, context);
      return price === null ? null : unitPriceAt(price, product, context);
    },
  },
} satisfies Resolvers;
