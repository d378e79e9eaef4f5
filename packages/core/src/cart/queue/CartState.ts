import type { PlaceCarrier } from "../../delivery/rules/placeCarriers.ts";
import type { ShippingMethod } from "../../delivery/model/ShippingMethod.ts";
import type { Grams } from "../../product/amounts.ts";
import type { ProductId } from "../../product/Product.ts";
import type { ShopError } from "../../kernel/ShopError.ts";
import type { Cart } from "../model/Cart.ts";
import type { CartError } from "../model/CartError.ts";
import type { CartTotals } from "../rules/cartTotals.ts";
import type { EstimateDifference } from "./estimateDifferences.ts";

/** The cart as the shopper sees it. Parts that a change does not touch stay the same object. */
export interface CartState {
  /** The server's cart with the pending changes applied; its id is empty until the server has a cart. */
  readonly cart: Cart | null;
  /** Without a fee while the shipping method has problems: they say why. */
  readonly totals: CartTotals;
  /** How the cart is delivered (SHIP-7), whether or not the shopper has pressed it; null while unknown. */
  readonly shippingMethod: ShippingMethod | null;
  /** The method that the shopper pressed, when it cannot be used now: its problems say why. */
  readonly leftMethod: ShippingMethod | null;
  /** What brings goods to the chosen place, the cart's method first; empty while no place is chosen (SHIP-9). */
  readonly carriers: ReadonlyArray<PlaceCarrier>;
  /**
   * False while a cart exists on the server but is not fetched yet, for example because the network is away.
   */
  readonly isKnown: boolean;
  /** The number of lines. */
  readonly itemCount: number;
  readonly weight: Grams;
  /** A request is running or changes are pending (CART-14). */
  readonly isFetching: boolean;
  /** The totals were computed in the browser and wait for the server's. */
  readonly isEstimate: boolean;
  /**
   * The last request got no response: pending changes are stored and wait for the network (NET-7), however long that takes.
   * Every other request ends within a deadline.
   */
  readonly isWaiting: boolean;
  /** Where the server's response to the last changes differs from the browser's estimate: the rules disagree. */
  readonly disagreements: ReadonlyArray<EstimateDifference>;
  /** Products with an unconfirmed change in any tab. */
  readonly pending: Readonly<Record<ProductId, true>>;
  /** Why a product's last change was refused; the next change clears it. */
  readonly lineErrors: Readonly<Record<ProductId, ShopError>>;
  /** Fatal: there is no cart to show; the shopper can only retry (CART-3). */
  readonly failure: CartError | null;
}
