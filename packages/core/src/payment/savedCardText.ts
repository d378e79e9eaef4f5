import type { SavedCard } from "./SavedCard.ts";
import { paymentTexts, type PaymentTexts } from "./text.hu.ts";

/**
 * A saved card in words: title, type, last four digits and expiry, and whether it is the default. A line may break after a dot, never before it.
 *
 * @rule PAY-3
 * @example savedCardText({ cardTitle: "K&H", cardType: "VISA", cardPan: "4242", cardExp: "12/28", isDefault: false }).startsWith("K&H\u00a0· VISA") // => true
 */
export function savedCardText(
  { cardTitle, cardType, cardPan, cardExp, isDefault }: Omit<SavedCard, "id">,
  { texts = paymentTexts }: { readonly texts?: PaymentTexts | undefined } = {},
): string {
  const parts = [cardTitle, cardType, texts.cardNumber(cardPan.slice(-4)), texts.cardExpires(cardExp)];
  return [...parts, isDefault ? texts.defaultCard : ""].filter(Boolean).join("\u00a0· ");
}
