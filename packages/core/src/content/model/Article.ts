/** An article of the shop, such as its terms or imprint. */
export interface Article {
  readonly id: string;
  readonly urlKey: string;
  readonly title: string;
  /** Its summary in one sentence. */
  readonly lead: string;
  /** HTML. */
  readonly content: string;
  /** The calendar day on which it takes effect. */
  readonly validFrom: string;
}
