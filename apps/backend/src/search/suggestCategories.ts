import { termWords } from "@kamra/core/search";
import type { CategoryTree } from "../category/CategoryTree.ts";
import type { SuggestedCategory } from "../generated/types.ts";

/** The categories that have, for each word of the term, one that begins with it; the higher ones first. */
export function suggestCategories(
  { byId }: CategoryTree,
  { term, first }: { readonly term: string; readonly first: number },
): SuggestedCategory[] {
  const wanted = termWords(term).map(({ key }) => key);
  if (wanted.length === 0) return [];
  return [...byId.values()]
    .filter(({ row }) => {
      const words = termWords(row.name).map(({ key }) => key);
      return wanted.every((want) => words.some((word) => word.startsWith(want)));
    })
    .sort((a, b) => a.lineage.length - b.lineage.length || a.row.position - b.row.position || a.row.id - b.row.id)
    .slice(0, first)
    .map(({ row, path }) => ({ id: String(row.id), name: row.name, path }));
}
