import type { BlogEntry, FooterBlock } from "@kamra/core/catalogue";
import type { Notice } from "@kamra/core";
import { farewellOf } from "../page/farewellOf.ts";
import { pageLoader } from "../page/pageLoader.ts";

export interface ShellData {
  readonly footerBlocks: ReadonlyArray<FooterBlock>;
  /** The newest. */
  readonly blogEntries: ReadonlyArray<BlogEntry>;
  /** Why the shopper's session ended; null when it did not. */
  readonly farewell: Notice | null;
}

/**
 * Loads the shell, once. Without the categories the page fails (CAT-6); without a cart, a delivery method or a footer
 * it does not, and the shop reports it.
 */
export const shellLoader = pageLoader<ShellData>(async (shop) => {
  await shop.session.refresh({ skipsCart: true });
  const [footerBlocks, blogEntries] = await Promise.all([
    shop.catalogue.footerBlocks().catch((): ReadonlyArray<FooterBlock> => []),
    shop.catalogue.blogEntries().catch((): ReadonlyArray<BlogEntry> => []),
    shop.catalogue.loadCategories(),
    shop.cart.refresh(),
    shop.delivery.refreshMethods(),
  ]);
  return { footerBlocks, blogEntries, farewell: farewellOf(shop) };
});
