/** A line of a purchase in a mail. */
export interface PurchaseLine {
  readonly name: string;
  /** In default units. */
  readonly piece: number;
  readonly unit: string;
  /** In alternative units, when the customer chose them. */
  readonly alternative?: { readonly piece: number; readonly unit: string };
}
