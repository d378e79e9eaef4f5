import type { BillingAddress } from "./BillingAddress.ts";
import type { PaymentMethod } from "./PaymentMethod.ts";

/** Who pays, as far as the ways to pay depend on it. */
export interface Payer {
  readonly isLoggedIn: boolean;
  readonly savedCards: ReadonlyArray<unknown>;
  readonly billingAddress: Pick<BillingAddress, "bankTransferEnabled"> | null;
}

/**
 * The ways to pay that the shopper can choose from: what the server makes available, without bank transfer unless the
 * billing address has it enabled, and without the saved card unless somebody is logged in who has one.
 *
 * @rule PAY-2
 * @example offeredPaymentMethods([{ kind: "bankTransfer", isAvailable: true }, { kind: "simple", isAvailable: true }], { isLoggedIn: false, savedCards: [], billingAddress: null }) // => [{ kind: "simple", isAvailable: true }]
 */
export function offeredPaymentMethods<Method extends Pick<PaymentMethod, "kind" | "isAvailable">>(
  methods: ReadonlyArray<Method>,
  { isLoggedIn, savedCards, billingAddress }: Payer,
): ReadonlyArray<Method> {
  return methods.filter(
    ({ kind, isAvailable }) =>
      isAvailable &&
      (kind !== "bankTransfer" || billingAddress?.bankTransferEnabled) &&
      (kind !== "savedCard" || (isLoggedIn && savedCards.length > 0)),
  );
}
