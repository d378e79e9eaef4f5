import type { Product, ProductId, QuantityType } from "../product/Product.ts";
import type { Store } from "../shop/Store.ts";
import type { CartChoices, LineWishes } from "./Cart.ts";
import type { CartState } from "./CartState.ts";
import type { ProductInCart } from "./productInCart.ts";

/**
 * The cart. Changes show at once; their promises settle when the server has confirmed or refused them, which takes
 * until the network is back when it is away. They reject with a ShopError, of which the shopper has been told then.
 *
 * Whatever fails, within the time of sixteen requests (`requestDeadline`) the state says what has become of a change: it
 * is confirmed; it is refused, with its error on its line; or it waits for the network (`isWaiting`), and is kept. Five are
 * what one exchange with the server may take, and before its own there can be another one, a refresh and a login.
 */
export interface ShopCart {
  readonly state: Store<CartState>;
  /** What the state says of one product: the same store for the same product, which wakes nobody for another. */
  line(productId: ProductId): Store<ProductInCart>;
  /** Whether the panel with the cart is open: as the shopper has left it, until then exactly when something is in it. */
  readonly panel: Store<boolean>;
  /** Kept in a cookie, for as long as the cart's. */
  setPanel(isOpen: boolean): void;
  /**
   * Compares with the server, and fetches what differs. Joins one that is under way; settles within the time of eleven
   * requests, and rejects when the cart cannot be had.
   */
  refresh(): Promise<void>;
  /**
   * Sets how much of a product is in the cart: rounded to what can be ordered, 0 removes it. The first of a product
   * waits until the shopper has said where the goods go, and one for adults until they have said, once for a cart, that
   * they are one; when they do not say, nothing happens. Without the capability `dialogs` nobody can ask them: then
   * nothing for adults comes in before `choose({ ageConfirmed: true })`. Queued; of several waiting for one product the
   * last counts.
   */
  setQuantity(
    product: Product,
    wanted: { readonly quantity: number; readonly quantityType: QuantityType },
  ): Promise<void>;
  /** Slicing, substitutes or the text of a gift card, for a product that has a line. Queued. */
  setWishes(productId: ProductId, wishes: Partial<LineWishes>): Promise<void>;
  /**
   * Sets what is chosen and entered for the cart as a whole, all of it or nothing: null clears, what is not named stays.
   * Queued.
   */
  choose(choices: Partial<CartChoices>): Promise<void>;
  /** Queued. */
  remove(productId: ProductId): Promise<void>;
  /** Queued; drops what is still waiting. */
  empty(): Promise<void>;
  /** Removes the products that the server has warned of, after an update of which the shopper is asked, too. Queued. */
  removeUnavailable(): Promise<void>;
}
