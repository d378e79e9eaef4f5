/** A page that search engines are told of. */
export interface SitemapEntry {
  /** From its `/` on, as it stands in an address. */
  readonly path: string;
  /** A calendar day or an instant, where the shop knows it. */
  readonly changed?: string;
}
