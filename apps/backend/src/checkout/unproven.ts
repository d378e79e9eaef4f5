import { randomBytes } from "node:crypto";
import { formatHuf } from "@kamra/core/text";
import { huf } from "@kamra/core/product";
import type { PricedCart } from "../cart/PricedCart.ts";
import type { UnprovenLimits } from "../session/shopLimits.ts";
import type { PaymentOffer } from "../payment/offerPaymentMethods.ts";
import { paymentKinds } from "@kamra/core/payment";
import { placingTexts } from "./text.hu.ts";

/** Milliseconds until an unconfirmed order is cancelled: two hours. */
export const confirmWithin = 2 * 60 * 60_000;

/**
 * What an unproven shopper may not order at once, as messages. Units: whole forint.
 *
 * @rule LIMIT-2
 */
export function unprovenProblems(
  { lines }: Pick<PricedCart, "lines">,
  { due, limits }: { readonly due: number; readonly limits: UnprovenLimits },
): string[] {
  const { quantity: most, total } = limits;
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

interface Unconfirmed extends Pick<PaymentOffer, "kind"> {
  readonly deadline: string;
  /** Orders of the same network within a day. */
  readonly earlier: number;
  readonly limits: UnprovenLimits;
  readonly now: Date;
}

/**
 * The confirmation that an unproven shopper's order waits for; `null` when it needs none. Units: whole forint.
 *
 * @rule LIMIT-3
 */
export function confirmationOf(
  total: number,
  { kind, deadline, earlier, limits: { confirmAbove, freely }, now }: Unconfirmed,
): Confirmation | null {
  if ((total <= confirmAbove && earlier < freely) || paymentKinds[kind].paidBy === "card") return null;
  const until = new Date(Math.min(now.getTime() + confirmWithin, Date.parse(deadline))).toISOString();
  return { token: randomBytes(32).toString("base64url"), until };
}
