import type { OrderReference } from "./OrderReference.ts";

/** Which order is paid for by card once more. */
export type PaymentRequest = OrderReference & {
  /** Whether the shopper, who is logged in, wants the provider to keep the card for the next time. */
  readonly saveCard?: boolean | undefined;
};
