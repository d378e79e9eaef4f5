import type { OrderReference } from "./OrderReference.ts";

/** An order to pay for by card again. */
export type PaymentRequest = OrderReference & {
  /** Whether the user consents to save the card. */
  readonly saveCard?: boolean | undefined;
};
