import type { ProviderCard } from "../PaymentProvider.ts";

/** A card's token: its SimplePay number and the registering attempt, from which its secret is derived. */
export function cardToken({ cardId, reference }: { readonly cardId: string; readonly reference: string }): string {
  return `${cardId}.${reference}`;
}

/**
 * The two parts of a card's token.
 *
 * Errors: RangeError for any other text.
 *
 * @example readCardToken("99010001.0123456789AB") // => { cardId: "99010001", reference: "0123456789AB" }
 */
export function readCardToken(token: string): { readonly cardId: string; readonly reference: string } {
  const [, cardId, reference] = /^(\d+)\.([0-9A-Z]{12})$/.exec(token) ?? [];
  if (cardId === undefined || reference === undefined) throw new RangeError("Not a token of SimplePay's");
  return { cardId, reference };
}

/** By the first digit, where it is not masked. */
const brands: Readonly<Record<string, string>> = { 2: "Mastercard", 3: "American Express", 4: "Visa", 5: "Mastercard" };

/** The card registered with a payment, from its notice; `undefined` without one. */
export function registeredCard(
  notice: Readonly<Record<string, unknown>>,
  { cardId, reference }: { readonly cardId: string; readonly reference: string },
): ProviderCard | undefined {
  const { cardMask: mask, expiry: expires } = notice;
  if (typeof mask !== "string" || typeof expires !== "string") return undefined;
  const digits = /(\d{4})$/.exec(mask)?.[1];
  const [, year, month] = /^\d\d(\d\d)-(\d\d)-/.exec(expires) ?? [];
  if (digits === undefined || year === undefined || month === undefined) return undefined;
  return {
    token: cardToken({ cardId, reference }),
    brand: brands[mask.charAt(0)] ?? null,
    digits,
    expiry: `${month}/${year}`,
  };
}
