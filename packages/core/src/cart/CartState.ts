import type { Grams } from "../product/amounts.ts";
import type { ProductId } from "../product/Product.ts";
import type { ShopError } from "../shop/ShopError.ts";
import type { Cart } from "./Cart.ts";
import type { CartError } from "./CartError.ts";
import type { CartTotals } from "./cartTotals.ts";
import type { EstimateDifference } from "./estimateDifferences.ts";

/** The cart as the shopper sees it. What a change does not touch stays the same object. */
export interface CartState {
  /** The server's cart with the pending changes folded over it; its id is empty while it exists here only. */
  readonly cart: Cart | null;
  readonly totals: CartTotals;
  /**
   * Whether `cart` tells what is in the cart: not while there is one on the server that nobody has got hold of yet,
   * because it is being fetched or the network is away.
   */
  readonly isKnown: boolean;
  /** Lines. */
  readonly itemCount: number;
  readonly weight: Grams;
  /** Something is on its way to or from the server (CART-14). */
  readonly isFetching: boolean;
  /** The totals were computed here, and wait for the server's. */
  readonly isEstimate: boolean;
  /**
   * Nobody has answered the last try: what is pending is kept and waits for the network (NET-7). So it stays until the
   * network is back, however long that takes; everything else that is under way has come to an end within a deadline.
   */
  readonly isWaiting: boolean;
  /** Where the server's answer to the last changes was not what had been computed here: then the rules disagree. */
  readonly disagreements: ReadonlyArray<EstimateDifference>;
  /** Products with a change, in whichever tab, that the server has not confirmed. */
  readonly pending: Readonly<Record<ProductId, true>>;
  /** Why a product's last change was refused; gone with its next change. */
  readonly lineErrors: Readonly<Record<ProductId, ShopError>>;
  /** Fatal: there is no cart to show, only a way to try again (CART-3). */
  readonly failure: CartError | null;
}
