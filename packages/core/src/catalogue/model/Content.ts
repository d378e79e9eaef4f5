import type { Image } from "../../product/Product.ts";

/** A teaser of the blog; not a link without a `url`. */
export interface BlogEntry {
  readonly id: string;
  readonly title: string;
  readonly lead: string;
  readonly url: string | null;
  readonly image: Image | null;
  readonly publishedAt: string;
}

/** The requested page of the blog's teasers. */
export interface BlogQuery {
  /** From 1. */
  readonly page?: number | undefined;
  readonly pageSize?: number | undefined;
}

/** A column of links at the foot of each page. */
export interface FooterBlock {
  readonly id: string;
  readonly title: string;
  readonly links: ReadonlyArray<{
    readonly label: string;
    readonly url: string;
  }>;
}
