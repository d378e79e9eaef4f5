import type { BillingAddress } from "./BillingAddress.ts";
import { paymentTraits } from "./paymentKinds.ts";
import type { PaymentMethod } from "./PaymentMethod.ts";

/** The facts of the payer that decide which payment methods are offered. */
export interface Payer {
  readonly isLoggedIn: boolean;
  readonly savedCards: ReadonlyArray<unknown>;
  readonly billingAddress: Pick<BillingAddress, "bankTransferEnabled"> | null;
}

/**
 * The payment methods to choose from: those the server allows, without bank transfer unless the billing address permits
 * it, and without the saved card unless the user has one.
 *
 * @rule PAY-2
 * @example offeredPaymentMethods([{ kind: "bankTransfer", isAvailable: true }, { kind: "simple", isAvailable: true }], { isLoggedIn: false, savedCards: [], billingAddress: null }) // => [{ kind: "simple", isAvailable: true }]
 */
export function offeredPaymentMethods<Method extends Pick<PaymentMethod, "kind" | "isAvailable">>(
  methods: ReadonlyArray<Method>,
  { isLoggedIn, savedCards, billingAddress }: Payer,
): ReadonlyArray<Method> {
  const has = { bankTransfer: billingAddress?.bankTransferEnabled, savedCard: isLoggedIn && savedCards.length > 0 };
  return methods.filter((method) => {
    const needs = paymentTraits(method)?.needs;
    return method.isAvailable && (needs === undefined || has[needs]);
  });
}
