import type { Product } from "@kamra/core/product";
import { parseShoppingList, type ShoppingLine } from "@kamra/core/quickList";
import type { StorefrontShop } from "../../shop/createStorefrontShop.ts";
import { pageLoader } from "../page/pageLoader.ts";
import { listField } from "../paths/quickListPath.ts";

/** A line of the list, and what was found for it, the best first. */
export interface QuickEntry {
  readonly line: ShoppingLine;
  readonly products: ReadonlyArray<Product>;
  /** What was looked for in place of the line's words; null when nothing was changed. */
  readonly correctedTerm: string | null;
}

export interface QuickListData {
  readonly text: string;
  readonly entries: ReadonlyArray<QuickEntry>;
}

/** Longer texts are cut: an address holds no more. */
const mostCharacters = 4000;
/** Concurrent searches: a list must not delay other requests. */
const atOnce = 4;

async function entriesFor(
  { catalogue }: Pick<StorefrontShop, "catalogue">,
  lines: ReadonlyArray<ShoppingLine>,
  signal: AbortSignal,
): Promise<QuickEntry[]> {
  const entries: QuickEntry[] = [];
  for (let at = 0; at < lines.length; at += atOnce)
    entries.push(
      ...(await Promise.all(
        lines.slice(at, at + atOnce).map(async (line) => {
          const { products, correctedTerm } = await catalogue.suggestions(line.term, { signal });
          return { line, products, correctedTerm };
        }),
      )),
    );
  return entries;
}

/**
 * The products for the lines of a list, which is in the address: it can be sent, kept and gone back to.
 *
 * @rule QUICK-4
 */
export const quickListLoader = pageLoader<QuickListData>(async (shop, { request }) => {
  const text = (new URL(request.url).searchParams.get(listField) ?? "").slice(0, mostCharacters);
  return { text, entries: await entriesFor(shop, parseShoppingList(text), request.signal) };
});
