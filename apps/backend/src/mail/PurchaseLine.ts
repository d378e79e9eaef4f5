/** A line of what was bought, as a mail tells of it. */
export interface PurchaseLine {
  readonly name: string;
  /** In default units. */
  readonly piece: number;
  readonly unit: string;
}
