/** What stands on a list: a product, or a text. */
type ListEntry = { readonly productId: string } | { readonly text: string };

/**
 * Tells the entries of one list apart; a text that looks like a product's id is another entry.
 *
 * @rule LIST-7
 * @example listEntryKey({ productId: "12" }) // => "product/12"
 * @example listEntryKey({ text: "12" }) // => "text/12"
 */
export const listEntryKey = (entry: ListEntry): string =>
  "text" in entry ? `text/${entry.text}` : `product/${entry.productId}`;
