/** A category of the server, before counting, filtering and paths. */
export interface CategoryNode {
  readonly id: string;
  readonly parentId: string | null;
  readonly name: string;
  readonly urlKey: string;
  /** HTML; its reader cleans it. */
  readonly content: string | null;
  readonly keywords: string | null;
  readonly description: string | null;
  readonly isPromotion: boolean;
  /** Neither it nor its products are shown on the home page (LAW-12). */
  readonly isHomepageProhibited: boolean;
  /** Of a promotion: where the shop shows it. */
  readonly promotionPlace: string | null;
  /** Products directly in this category, without its children's. */
  readonly ownProductCount: number;
  readonly children: ReadonlyArray<CategoryNode>;
}
