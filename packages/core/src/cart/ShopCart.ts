import type { Product, ProductId, QuantityType } from "../product/Product.ts";
import type { Store } from "../kernel/Store.ts";
import type { CartChoices, LineOptions } from "./Cart.ts";
import type { CartState } from "./CartState.ts";
import type { ProductInCart } from "./productInCart.ts";

/**
 * The cart. Changes show immediately; their promises settle when the server confirms or refuses them, which waits for the
 * network while offline. They reject with a ShopError after the shopper was notified.
 *
 * Within the time of sixteen requests (`requestDeadline`) the state shows the outcome of a change: confirmed; refused, with
 * the error on its line; or stored and waiting for the network (`isWaiting`). One exchange takes up to five requests, and
 * another exchange, a refresh and a login may run before it.
 */
export interface ShopCart {
  readonly state: Store<CartState>;
  /** The state of one product. The same product gets the same store; it notifies only about that product. */
  line(productId: ProductId): Store<ProductInCart>;
  /** Whether the cart panel is open: as the shopper left it; by default it is open when the cart has lines. */
  readonly panel: Store<boolean>;
  /** Kept in a cookie as long as the cart's cookie. */
  setPanel(isOpen: boolean): void;
  /**
   * Fetches the cart if it changed on the server. Joins a running refresh. Settles within the time of eleven requests, and
   * rejects when the cart cannot be fetched.
   */
  refresh(): Promise<void>;
  /**
   * Sets a product's quantity, rounded to an orderable one; 0 removes the line. Adding a new product first asks for the
   * delivery address, and an adult product asks once per cart for the shopper's age; without an answer nothing happens.
   * Without the capability `dialogs`, adult products need `choose({ ageConfirmed: true })` first. Queued; the last of
   * several waiting changes of one product wins.
   */
  setQuantity(
    product: Product,
    wanted: { readonly quantity: number; readonly quantityType: QuantityType },
  ): Promise<void>;
  /** Sets slicing, substitution or the gift card's text of an existing line. Queued. */
  setLineOptions(productId: ProductId, options: Partial<LineOptions>): Promise<void>;
  /**
   * Sets choices for the whole cart as one change: null clears a choice, an omitted choice stays. Queued.
   */
  choose(choices: Partial<CartChoices>): Promise<void>;
  /** Queued. */
  remove(productId: ProductId): Promise<void>;
  /** Queued; drops the changes that still wait. */
  empty(): Promise<void>;
  /** Removes the products that the server warns about. Queued. */
  removeUnavailable(): Promise<void>;
}
