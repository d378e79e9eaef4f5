/** A line of a purchase in a mail. */
export interface PurchaseLine {
  readonly name: string;
  /** In default units. */
  readonly piece: number;
  readonly unit: string;
}
