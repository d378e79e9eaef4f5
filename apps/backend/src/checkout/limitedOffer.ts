import type { LimitedMethod } from "@kamra/core/payment";
import { huf } from "@kamra/core/product";
import type { PaymentOffer } from "../payment/offerPaymentMethods.ts";

/** An offered method as the rules about amounts read it. */
export interface LimitedOffer extends LimitedMethod {
  readonly id: string;
  readonly name: string;
}

const amountOf = (amount: number | null) => (amount === null ? null : huf(amount));

export const limitedOffer = ({
  method: { id, name, cost, min_amount, max_amount },
  kind,
}: PaymentOffer): LimitedOffer => ({
  id: String(id),
  name,
  kind,
  cost: huf(cost),
  minAmount: amountOf(min_amount),
  maxAmount: amountOf(max_amount),
});
