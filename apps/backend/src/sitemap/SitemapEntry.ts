/** A page for search engines. */
export interface SitemapEntry {
  /** Its encoded path, from the `/` on. */
  readonly path: string;
  /** A calendar day or an instant, where the shop knows it. */
  readonly changed?: string;
}
