/** A question about delivery and its answer. */
export interface DeliveryInfo {
  readonly id: string;
  readonly urlKey: string;
  readonly title: string;
  /** HTML. */
  readonly content: string;
}
