import type { TermProducts } from "@kamra/core/catalogue";
import { parseShoppingList, type ShoppingLine } from "@kamra/core/quickList";
import { pageLoader } from "../page/pageLoader.ts";
import { listField } from "../paths/quickListPath.ts";

/** A line of the list, and what was found for it. */
export interface QuickEntry extends TermProducts {
  readonly line: ShoppingLine;
}

export interface QuickListData {
  readonly text: string;
  readonly entries: ReadonlyArray<QuickEntry>;
}

/** Longer texts are cut: an address holds no more. */
const mostCharacters = 4000;

/**
 * The products for the lines of a list, which is in the address: it can be sent, kept and gone back to.
 *
 * @rule QUICK-4
 */
export const quickListLoader = pageLoader<QuickListData>(async (shop, { request }) => {
  const text = (new URL(request.url).searchParams.get(listField) ?? "").slice(0, mostCharacters);
  const lines = parseShoppingList(text);
  const found = await shop.catalogue.searchTerms(
    lines.map(({ term }) => term),
    { signal: request.signal },
  );
  const nothing: TermProducts = { products: [], correctedTerm: null };
  return { text, entries: lines.map((line, at) => ({ line, ...(found[at] ?? nothing) })) };
});
