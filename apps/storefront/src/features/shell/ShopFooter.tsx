import type { FooterBlock } from "@kamra/core/catalog";
import { Footer } from "@kamra/ui";
import { metaText } from "../meta/text.hu.ts";
import { servedLinks } from "./servedLinks.ts";

/** The footer of every page. A block's links to pages that this storefront does not have are left out. */
export function ShopFooter({ blocks }: { readonly blocks: ReadonlyArray<FooterBlock> }) {
  return <Footer brand={metaText.shopName} blocks={servedLinks(blocks)} />;
}
