import type { CartLine } from "@kamra/core/cart";
import type { CartMergeChange } from "@kamra/core/session";
import { formatQuantity } from "@kamra/core/text";
import { sessionText } from "./text.hu.ts";

interface Line {
  readonly product: Pick<CartLine["product"], "id" | "defaultUnit">;
}

const { cartChanges: text } = sessionText;

/** The change of a guest's line that a login could not simply add, as a sentence. */
function changeText({ productId, productName, kind, quantity }: CartMergeChange, lines: ReadonlyArray<Line>): string {
  const line = lines.find(({ product }) => product.id === productId);
  if (line === undefined || quantity === 0) return text.dropped(productName);
  const amount = formatQuantity(quantity, line.product.defaultUnit.name);
  return kind === "capped" ? text.capped(productName, amount) : text.changed(productName, amount);
}

/**
 * The message after a login about the two carts that became one.
 *
 * @rule SESS-10
 */
export const cartChangesText = (
  changes: ReadonlyArray<CartMergeChange>,
  { lines }: { readonly lines: ReadonlyArray<Line> },
): { readonly title: string; readonly body: string } => ({
  title: text.title,
  body: changes.map((change) => changeText(change, lines)).join("\n"),
});
