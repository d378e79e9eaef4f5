import { type CatalogueWords, type TermPart, termWords, understandTerm } from "@kamra/core/search";
import type { CategoryTree } from "../category/CategoryTree.ts";
import type { SuggestedCategory } from "../generated/types.ts";

/** Whether a word of a category's name means a part of the term, or begins with it. */
const isNamed = (name: string, { keys, forms }: TermPart): boolean => {
  const wanted = [...keys, ...forms.flatMap((form) => form.keys)].filter((key) => key.length > 2 || keys.includes(key));
  return termWords(name).some(({ key }) => wanted.some((word) => key.startsWith(word)));
};

/** The last word of a term says what it is about; earlier ones tell its kind. */
const latestNamed = (name: string, parts: ReadonlyArray<TermPart>): number =>
  parts.findLastIndex((part) => isNamed(name, part));

/** The categories that have all words of the term, the higher ones first; else those that have any, the last word's first. */
export function suggestCategories(
  { byId }: CategoryTree,
  { term, first, words }: { readonly term: string; readonly first: number; readonly words: CatalogueWords },
): SuggestedCategory[] {
  const parts = understandTerm(term, { words, isTyping: true })[0]?.parts ?? [];
  const named = [...byId.values()]
    .map((node) => ({ ...node, latest: latestNamed(node.row.name, parts) }))
    .filter(({ latest }) => latest !== -1);
  const withAll = named.filter(({ row: { name } }) => parts.every((part) => isNamed(name, part)));
  return (withAll.length > 0 ? withAll : named)
    .sort(
      (a, b) =>
        b.latest - a.latest ||
        a.lineage.length - b.lineage.length ||
        a.row.position - b.row.position ||
        a.row.id - b.row.id,
    )
    .slice(0, first)
    .map(({ row, path }) => ({ id: String(row.id), name: row.name, path }));
}
