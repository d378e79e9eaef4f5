import { type CatalogueWords, type TermPart, termWords, understandTerm } from "@kamra/core/search";
import type { CategoryTree } from "../category/CategoryTree.ts";
import type { SuggestedCategory } from "../generated/types.ts";

/** The words of a category that mean a part of the term, begin with it, or end with it as a compound does. */
const isNamed = (name: string, { keys, forms }: TermPart): boolean => {
  const wanted = [...keys, ...forms.flatMap((form) => form.keys)].filter((key) => key.length > 2 || keys.includes(key));
  return termWords(name).some(({ key }) => wanted.some((word) => key.startsWith(word)));
};

/** The categories that have all words of the term, else those that have any; the higher ones first. */
export function suggestCategories(
  { byId }: CategoryTree,
  { term, first, words }: { readonly term: string; readonly first: number; readonly words: CatalogueWords },
): SuggestedCategory[] {
  const parts = understandTerm(term, { words, isTyping: true })[0]?.parts ?? [];
  if (parts.length === 0) return [];
  const nodes = [...byId.values()];
  const withAll = nodes.filter(({ row: { name } }) => parts.every((part) => isNamed(name, part)));
  const found =
    withAll.length > 0 ? withAll : nodes.filter(({ row: { name } }) => parts.some((part) => isNamed(name, part)));
  return found
    .sort((a, b) => a.lineage.length - b.lineage.length || a.row.position - b.row.position || a.row.id - b.row.id)
    .slice(0, first)
    .map(({ row, path }) => ({ id: String(row.id), name: row.name, path }));
}
