import type { OrderPlacing } from "../model/OrderPlacing.ts";
import { checkoutTexts, type CheckoutTexts } from "../text.hu.ts";

/**
 * The text about the shopper's money after a failed or unknown result: nothing was ordered and a retry is safe, or
 * they must not order or pay again. `null` for other states.
 *
 * @rule ORDER-2, ORDER-3, ORDER-9
 * @example moneyText({ phase: "idle" }) // => null
 * @example moneyText({ phase: "unknown" }, { texts: { money: { unknown: "Wait!" } } }) // => "Wait!"
 */
export function moneyText(
  { phase }: Pick<OrderPlacing, "phase">,
  { texts = checkoutTexts }: { readonly texts?: Pick<CheckoutTexts, "money"> | undefined } = {},
): string | null {
  if (phase === "unknown") return texts.money.unknown;
  return phase === "refused" || phase === "changed" ? texts.money.none : null;
}
