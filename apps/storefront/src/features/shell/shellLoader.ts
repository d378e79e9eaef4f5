import type { BlogEntry, FooterBlock } from "@kamra/core/catalog";
import type { StorefrontShop } from "../../shop/createStorefrontShop.ts";
import { pageLoader } from "../page/pageLoader.ts";

export interface ShellData {
  readonly footerBlocks: ReadonlyArray<FooterBlock>;
  /** The newest. */
  readonly blogEntries: ReadonlyArray<BlogEntry>;
  /** The shopper came with a session that is over: they are a guest now. */
  readonly hasSessionEnded: boolean;
}

/**
 * Loads what is around every page, once. Without the categories there is no shop, and their failure is the page's
 * (CAT-6); a cart, a delivery method or a footer that does not come leaves the page as it is, and the shop tells.
 */
export const shellLoader = (shop: StorefrontShop) =>
  pageLoader<ShellData>(shop, async () => {
    const absent = () => undefined;
    const isLoggedIn = () => shop.session.state.get().isLoggedIn;
    const wasLoggedIn = isLoggedIn();
    await shop.session.refresh({ skipsCart: true }).catch(absent);
    const [footerBlocks, blogEntries] = await Promise.all([
      shop.catalogue.footerBlocks().catch((): ReadonlyArray<FooterBlock> => []),
      shop.catalogue.blogEntries().catch((): ReadonlyArray<BlogEntry> => []),
      shop.catalogue.loadCategories(),
      shop.cart.refresh().catch(absent),
      shop.delivery.refreshMethods().catch(absent),
    ]);
    return { footerBlocks, blogEntries, hasSessionEnded: wasLoggedIn && !isLoggedIn() };
  });
