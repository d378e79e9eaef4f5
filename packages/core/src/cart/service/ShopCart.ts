import * as Context from "effect/Context";
import type * as Effect from "effect/Effect";
import type { AtOnce, Change, Command, Form } from "../../kernel/methodForms.ts";
import type { ShopError } from "../../kernel/ShopError.ts";
import type { Product, ProductId, QuantityType } from "../../product/Product.ts";
import type { Store } from "../../kernel/Store.ts";
import type { Cart, CartChoices, CartWarning, LineOptions } from "../model/Cart.ts";
import type { CartState } from "../queue/CartState.ts";
import type { PriceChange } from "../model/PriceChange.ts";
import type { ProductInCart } from "../queue/productInCart.ts";
import type { CartError } from "../model/CartError.ts";
import type { CartTexts } from "../text.hu.ts";

declare module "../../dialogs/model/Dialog.ts" {
  interface DialogKinds {
    /** CART-11: these products cannot be ordered. */
    readonly unavailableProducts: {
      readonly shows: { readonly warnings: ReadonlyArray<CartWarning> };
      readonly answer: "remove";
    };
  }
}

declare module "../../kernel/ShopTypes.ts" {
  interface ShopApis {
    readonly cart: ShopCart;
  }
  interface ShopErrors {
    readonly cart: CartError;
  }
  interface ShopSnapshot {
    readonly cart?: { readonly cart: Cart | null };
  }
  interface Texts {
    readonly cart: CartTexts;
  }
}

/**
 * The server's cart with the unconfirmed changes applied to it. Only one request runs at a time, so every change
 * arrives, in order, and responses do not overlap (CART-16). Changes show immediately.
 *
 * Within the time of sixteen requests (`requestDeadline`) a change's promise resolves, and the state shows the same:
 * confirmed; refused, with the error on its line; or waiting for the network (`isWaiting`). One exchange takes up to
 * five requests, and another exchange, a refresh and a login may run before it.
 */
export interface ShopCart<As extends Form = "promise"> {
  readonly state: Store<CartState>;
  /** The state of one product. The same product gets the same store; it notifies only about that product. */
  readonly line: (productId: ProductId) => Store<ProductInCart>;
  /**
   * Prices that changed since the shopper saw them in this browser, on any day: list them until `acceptPrices`
   * (ORDER-14). Empty before the services are there.
   */
  readonly priceChanges: Store<ReadonlyArray<PriceChange>>;
  /** The shopper accepts the changes: the current prices become the seen ones. */
  readonly acceptPrices: () => AtOnce<As>;
  /** Whether the cart panel is open: as the shopper last set it (CART-13); by default open when the cart has lines. */
  readonly panel: Store<boolean>;
  /** Stored in a cookie that lives as long as the cart's. */
  readonly setPanel: (isOpen: boolean) => AtOnce<As>;
  /**
   * Fetches the cart if it changed on the server. Joins a running refresh. Settles within the time of eleven requests.
   * Refused when the cart cannot be fetched, after notifying the shopper.
   */
  readonly refresh: () => Command<As, void, ShopError>;
  /**
   * Sets a product's quantity, rounded to an orderable one; 0 removes the line. Adding a new product first asks for the
   * delivery address (CART-9). An adult product asks once per cart for the shopper's age (LAW-12). Without an answer
   * the call is skipped. Without the capability `dialogs`, adult products need `choose({ ageConfirmed: true })` first.
   * Queued; the last of several waiting changes of one product wins.
   */
  readonly setQuantity: (
    product: Product,
    wanted: { readonly quantity: number; readonly quantityType: QuantityType },
  ) => Change<As, void | null, ShopError>;
  /** Sets slicing, substitution or the gift card's text of a line (CART-7). Queued; skipped without the line. */
  readonly setLineOptions: (productId: ProductId, options: Partial<LineOptions>) => Change<As, void | null, ShopError>;
  /** Sets choices for the whole cart as one change: null clears a choice, an omitted choice stays (CART-17). Queued. */
  readonly choose: (choices: Partial<CartChoices>) => Change<As, void, ShopError>;
  /** Queued. */
  readonly remove: (productId: ProductId) => Change<As, void, ShopError>;
  /** Queued; drops the changes that still wait. */
  readonly empty: () => Change<As, void, ShopError>;
  /** The shopper has read which products of the cart the shop has deleted (`cart.deletedProducts`). Queued. */
  readonly acceptDeleted: () => Change<As, void, ShopError>;
  /** Removes the products that the server warns about. Queued. */
  readonly removeUnavailable: () => Change<As, void, ShopError>;
}

interface Internal {
  /** Asks whether the shopper is an adult, unless this cart already records it (LAW-12). */
  readonly confirmAge: Effect.Effect<boolean>;
  /** Waits until the cart and the server agree; while offline, this waits for the network. */
  readonly idle: Effect.Effect<void>;
}

/** `shop.cart` for other services, with the methods for them alone. */
export class CartService extends Context.Service<CartService, ShopCart<"effect"> & Internal>()(
  "@kamra/core/cart/CartService",
) {}
