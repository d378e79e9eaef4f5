/** A bank card that a payment provider keeps for the shopper. */
export interface SavedCard {
  readonly id: string;
  readonly cardTitle: string;
  readonly cardType: string;
  /** The last digits of its number. */
  readonly cardPan: string;
  /** Its expiry, in the provider's format. */
  readonly cardExp: string;
  readonly isDefault: boolean;
}
