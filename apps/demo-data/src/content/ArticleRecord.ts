export interface ArticleRecord {
  readonly urlKey: string;
  readonly title: string;
  readonly lead: string;
  /** HTML. */
  readonly content: string;
  /** A calendar day. */
  readonly validFrom: string;
}
