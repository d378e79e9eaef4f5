import type { Resolvers } from "../graphql/generated/resolvers.ts";
import { countOwnProducts } from "./countOwnProducts.ts";
import { encodeCategory } from "./encodeCategory.ts";
import { loadCategoryTree } from "./loadCategoryTree.ts";

export const categoryResolvers = {
  Query: {
    allProductCategories: async (_root, _args, { db }) => {
      const [tree, counts] = await Promise.all([loadCategoryTree(db), countOwnProducts(db)]);
      return tree.top.map((node) => encodeCategory(node, counts));
    },
  },
} satisfies Resolvers;
