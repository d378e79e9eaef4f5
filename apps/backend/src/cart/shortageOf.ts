import { availabilityText } from "@kamra/core/product";
import { formatQuantity } from "@kamra/core/text";
import type { StockedProduct } from "./CartLineRow.ts";
import { cartTexts } from "./text.hu.ts";

/** The message when this quantity of a product cannot be ordered now; `null` when it can. */
export function shortageOf(
  { status, stock, default_quantity_name: unit }: Pick<StockedProduct, "status" | "stock" | "default_quantity_name">,
  { quantity }: { readonly quantity: number },
): string | null {
  const reason = availabilityText(stock === 0 && status === "AVAILABLE" ? "OUT_OF_STOCK" : status);
  if (reason !== null || stock === null || stock >= quantity) return reason;
  return cartTexts.onlySoMuch(formatQuantity(stock, unit));
}
