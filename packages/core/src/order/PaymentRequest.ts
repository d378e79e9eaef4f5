/** Which order is paid for by card once more. */
export interface PaymentRequest {
  readonly transactionId: string;
  /** Whether the shopper, who is logged in, wants the provider to keep the card for the next time. */
  readonly saveCard?: boolean | undefined;
}
