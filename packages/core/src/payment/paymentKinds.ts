/** The properties of a payment method. */
interface PaymentTraits {
  readonly paidBy: "cash" | "card" | "transfer";
  /** The precondition of the payer: a billing address with permission for bank transfer, or a saved card. */
  readonly needs?: "bankTransfer" | "savedCard";
  /** Whether the shopper may save the card. */
  readonly keepsCard?: boolean;
}

/**
 * The payment methods. `id` is the one on the wire unless the settings override it. A new method is an entry here.
 *
 * @rule PAY-1
 */
export const paymentKinds = {
  bankTransfer: { id: "1", paidBy: "transfer", needs: "bankTransfer" },
  cashOnDelivery: { id: "2", paidBy: "cash" },
  simple: { id: "3", paidBy: "card", keepsCard: true },
  borgun: { id: "4", paidBy: "card" },
  savedCard: { id: "5", paidBy: "card", needs: "savedCard" },
} as const satisfies Readonly<Record<string, PaymentTraits & { readonly id: string }>>;

/** The payment methods of this version. */
export type PaymentKind = keyof typeof paymentKinds;

/** The properties of a payment method; null for an unknown one. */
export const paymentTraits = (method: { readonly kind: PaymentKind | null } | null): PaymentTraits | null =>
  method?.kind ? paymentKinds[method.kind] : null;
