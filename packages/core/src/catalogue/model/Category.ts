/** A node of the category tree, as the shop shows it (CAT-1, CAT-2). */
export interface Category {
  readonly id: string;
  readonly parentId: string | null;
  readonly name: string;
  readonly urlKey: string;
  /** `/` and the url keys from the top category down, joined with `/`. */
  readonly path: string;
  /** HTML; its reader cleans it. */
  readonly content: string | null;
  readonly keywords: string | null;
  readonly description: string | null;
  readonly isPromotion: boolean;
  /** Neither it nor its products are shown on the home page (LAW-12). */
  readonly isHomepageProhibited: boolean;
  /** Of a promotion: where the shop shows it. */
  readonly promotionPlace: string | null;
  /** Its own products and those of every category below it. */
  readonly productCount: number;
  readonly children: ReadonlyArray<Category>;
}
