import type { BlogEntry, FooterBlock } from "@kamra/core/catalogue";
import { pageLoader } from "../page/pageLoader.ts";

export interface ShellData {
  readonly footerBlocks: ReadonlyArray<FooterBlock>;
  /** The newest. */
  readonly blogEntries: ReadonlyArray<BlogEntry>;
  /** The shopper's session has ended: they are a guest now. */
  readonly hasSessionEnded: boolean;
}

/**
 * Loads the shell, once. Without the categories the page fails (CAT-6); without a cart, a delivery method or a footer
 * it does not, and the shop reports it.
 */
export const shellLoader = pageLoader<ShellData>(async (shop) => {
  const isLoggedIn = () => shop.session.state.get().isLoggedIn;
  const wasLoggedIn = isLoggedIn();
  await shop.session.refresh({ skipsCart: true });
  const [footerBlocks, blogEntries] = await Promise.all([
    shop.catalogue.footerBlocks().catch((): ReadonlyArray<FooterBlock> => []),
    shop.catalogue.blogEntries().catch((): ReadonlyArray<BlogEntry> => []),
    shop.catalogue.loadCategories(),
    shop.cart.refresh(),
    shop.delivery.refreshMethods(),
  ]);
  return { footerBlocks, blogEntries, hasSessionEnded: wasLoggedIn && !isLoggedIn() };
});
