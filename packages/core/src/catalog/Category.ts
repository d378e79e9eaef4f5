/** A node of the category tree, as the shop shows it (CAT-1, CAT-2). */
export interface Category {
  readonly id: string;
  readonly parentId: string | null;
  readonly name: string;
  readonly urlKey: string;
  /** `/` and the url keys from the top category down, joined with `/`. */
  readonly path: string;
  readonly description: string | null;
  readonly isPromotion: boolean;
  /** Its own products and those of every category below it. */
  readonly productCount: number;
  readonly children: ReadonlyArray<Category>;
}
