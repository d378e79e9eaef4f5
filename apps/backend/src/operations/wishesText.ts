import { budapestDay } from "@kamra/core/product";
import type { Wish } from "./readWishes.ts";
import { operationTexts as texts } from "./text.hu.ts";

/** Strangers wrote the terms: what could command a terminal, or turn its line around, becomes a space. */
const printed = (term: string): string => term.replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, " ");

/**
 * Wishes for a terminal or a file: a line for each, with its count, its latest day and its term.
 *
 * @example wishesText([]) // => "Még nem kértek terméket."
 */
export function wishesText(wishes: ReadonlyArray<Pick<Wish, "term" | "wishes" | "updated_at">>): string {
  if (wishes.length === 0) return texts.noWishes;
  const width = Math.max(...wishes.map((wish) => String(wish.wishes).length));
  return wishes
    .map(
      (wish) =>
        `${String(wish.wishes).padStart(width)}  ${budapestDay(new Date(wish.updated_at))}  ${printed(wish.term)}`,
    )
    .join("\n");
}
