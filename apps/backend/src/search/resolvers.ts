import { loadCategoryTree } from "../category/loadCategoryTree.ts";
import type { Resolvers } from "../graphql/generated/resolvers.ts";
import { decodeProductList } from "../product/decodeProductList.ts";
import { encodeProduct } from "../product/encodeProduct.ts";
import { narrowToPopular } from "../product/popularParts.ts";
import { listProducts } from "../product/listProducts.ts";
import { loadCatalogueWords } from "./loadCatalogueWords.ts";
import { readTerm } from "./readTerm.ts";
import { suggestCategories } from "./suggestCategories.ts";

export const searchResolvers = {
  Query: {
    searchProducts: async (_root, args, context) => {
      const search = await readTerm(args.term, { db: context.db });
      return await narrowToPopular(decodeProductList(args, { sort: args.sort ?? "SEARCH_SCORE", search }), context);
    },

    searchSuggestions: async (_root, { term, first }, context) => {
      const search = await readTerm(term, { db: context.db, isTyping: true });
      const list = await narrowToPopular(
        decodeProductList({ page: 1, first }, { sort: "SEARCH_SCORE", search }),
        context,
      );
      const [rows, tree, { words }] = await Promise.all([
        listProducts(list, context),
        loadCategoryTree(context.db),
        loadCatalogueWords(context.db),
      ]);
      return {
        products: rows.map((row) => encodeProduct(row, context)),
        categories: suggestCategories(tree, { term, first, words }),
        corrected_term: search.corrected,
      };
    },
  },
} satisfies Resolvers;
