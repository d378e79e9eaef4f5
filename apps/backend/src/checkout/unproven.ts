import { randomBytes } from "node:crypto";
import { formatHuf } from "@kamra/core/text";
import { huf } from "@kamra/core/product";
import type { PricedCart } from "../cart/PricedCart.ts";
import type { PaymentOffer } from "../payment/offerPaymentMethods.ts";
import { paymentKinds } from "@kamra/core/payment";
import { placingTexts } from "./text.hu.ts";

/** The limits of one order of a shopper whose mailbox is not proven: without them, unpaid orders could reserve all of the shop's stock. */
export const unprovenLimits = {
  /** Of one product, in default units. */
  quantity: 100,
  /** Whole forint, with all fees. */
  total: 500_000,
  /** Whole forint: an order above it waits for a click in a mail, unless a card pays for it. */
  confirmAbove: 100_000,
} as const;

/** Milliseconds until an unconfirmed order is cancelled: two hours. */
const confirmWithin = 2 * 60 * 60_000;

/**
 * What an unproven shopper may not order at once, as messages. Units: whole forint.
 *
 * @rule LIMIT-2
 */
export function unprovenProblems({ lines }: Pick<PricedCart, "lines">, { due }: { readonly due: number }): string[] {
  const { quantity: most, total } = unprovenLimits;
  return [
    ...lines
      .filter(({ quantity }) => quantity > most)
      .map(({ product: { name, default_quantity_name: unit } }) =>
        placingTexts.unprovenQuantity(name, `${most} ${unit}`),
      ),
    ...(due > total ? [placingTexts.unprovenTotal(formatHuf(huf(total)))] : []),
  ];
}

/** The mailed secret that confirms an order, and until when. */
export interface Confirmation {
  readonly token: string;
  readonly until: string;
}

/**
 * The confirmation that an unproven shopper's order waits for; `null` when it needs none. Units: whole forint.
 *
 * @rule LIMIT-3
 */
export function confirmationOf(
  total: number,
  { payment, deadline, now }: { readonly payment: PaymentOffer; readonly deadline: string; readonly now: Date },
): Confirmation | null {
  if (total <= unprovenLimits.confirmAbove || paymentKinds[payment.kind].paidBy === "card") return null;
  const until = new Date(Math.min(now.getTime() + confirmWithin, Date.parse(deadline))).toISOString();
  return { token: randomBytes(32).toString("base64url"), until };
}
