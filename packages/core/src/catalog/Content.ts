import type { Image } from "../product/Product.ts";

export interface BlogEntry {
  readonly id: string;
  readonly title: string;
  readonly lead: string;
  readonly url: string | null;
  readonly image: Image | null;
  readonly publishedAt: string;
}

export interface FooterBlock {
  readonly id: string;
  readonly title: string;
  readonly links: ReadonlyArray<{ readonly label: string; readonly url: string }>;
}
