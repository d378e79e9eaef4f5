import type { OrderPlacing } from "./OrderPlacing.ts";
import { checkoutTexts, type CheckoutTexts } from "./text.hu.ts";

/**
 * How far the shopper's money has got, where placing an order has not ended with one: that nothing was ordered and it is safe
 * to try again, or that they must not order or pay again. `null` where there is nothing to say about it.
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
