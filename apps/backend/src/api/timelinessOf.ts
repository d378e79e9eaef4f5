import { Kind, type OperationDefinitionNode, OperationTypeNode } from "graphql";
import type { QueryResolvers } from "../graphql/generated/resolvers.ts";

/** How late the data of an operation may be: `late` ones may come from a replica. */
export type Timeliness = "change" | "current" | "late";

/**
 * All that may be read from a replica: the catalogue and the content, which the shop writes. What a shopper's order does to
 * them is `hasJustChanged`'s concern. Beneath these fields, only products' own rows are read late (`createBatches`).
 */
const lateFields: ReadonlySet<string> = new Set<keyof QueryResolvers | "__typename">([
  "__typename",
  "allProductCategories",
  "article",
  "blogEntries",
  "blogEntry",
  "brand",
  "brands",
  "deliveryInfo",
  "footerBlocks",
  "getProductById",
  "getProductByUrlKey",
  "products",
  "redirect",
  "searchProducts",
  "searchSuggestions",
  "searchTerms",
  "store",
  "stores",
]);

/** By the fields that an operation asks for; fragments of the root are not looked into, and are read currently. */
export function timelinessOf({ operation, selectionSet }: OperationDefinitionNode): Timeliness {
  if (operation !== OperationTypeNode.QUERY) return "change";
  const isLate = selectionSet.selections.every(
    (field) => field.kind === Kind.FIELD && lateFields.has(field.name.value),
  );
  return isLate ? "late" : "current";
}
