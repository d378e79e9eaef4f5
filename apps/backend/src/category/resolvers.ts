import type { Category } from "../generated/types.ts";
import type { Resolvers } from "../graphql/generated/resolvers.ts";
import { sanitizeHtml } from "../http/sanitizeHtml.ts";
import type { CategoryNode } from "./CategoryTree.ts";
import { countOwnProducts } from "./countOwnProducts.ts";
import { loadCategoryTree } from "./loadCategoryTree.ts";

/** A category as the contract writes it, and all below it. */
function encodeCategory({ row, path, children }: CategoryNode, counts: ReadonlyMap<number, number>): Category {
  return {
    id: String(row.id),
    parent_id: row.parent_id === null ? null : String(row.parent_id),
    name: row.name,
    url: `/${path}`,
    url_key: row.url_key,
    content: sanitizeHtml(row.content),
    keywords: row.keywords,
    description: row.description,
    is_promotion: row.is_promotion,
    is_homepage_prohibited: row.is_homepage_prohibited,
    promotion_place: row.promotion_place,
    product_count: counts.get(row.id) ?? 0,
    children: children.map((child) => encodeCategory(child, counts)),
  };
}

export const categoryResolvers = {
  Query: {
    allProductCategories: async (_root, _args, { db }) => {
      const [tree, counts] = await Promise.all([loadCategoryTree(db), countOwnProducts(db)]);
      return tree.top.map((node) => encodeCategory(node, counts));
    },
  },
} satisfies Resolvers;
