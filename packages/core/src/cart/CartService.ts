import * as Context from "effect/Context";
import type * as Effect from "effect/Effect";
import type { Product, ProductId, QuantityType } from "../product/Product.ts";
import type { ShopError } from "../kernel/ShopError.ts";
import type { Store } from "../kernel/Store.ts";
import type { CartChoices, LineOptions } from "./Cart.ts";
import type { CartState } from "./CartState.ts";

/**
 * The server's cart with the unconfirmed changes applied to it. Only one request runs at a time, so changes are not lost or
 * reordered and answers never overlap (CART-16).
 */
export class CartService extends Context.Service<
  CartService,
  {
    readonly state: Store<CartState>;
    /** Whether the cart panel is open; a cookie keeps it (CART-13). */
    readonly panel: Store<boolean>;
    readonly setPanel: (isOpen: boolean) => Effect.Effect<void>;
    /** *Join.* Fails when the cart cannot be fetched, after notifying the shopper. */
    readonly refresh: Effect.Effect<void, ShopError>;
    /**
     * *Queue*; the last of several waiting changes of one product wins. Shows immediately, unless the shopper must first give
     * an address (CART-9) or confirm their age (LAW-12).
     */
    readonly setQuantity: (
      product: Product,
      wanted: { readonly quantity: number; readonly quantityType: QuantityType },
    ) => Effect.Effect<void, ShopError>;
    /** *Queue.* Sets slicing, substitution or the gift card's text of an existing line (CART-7). */
    readonly setLineOptions: (productId: ProductId, options: Partial<LineOptions>) => Effect.Effect<void, ShopError>;
    /** *Queue*; applied as one change. Null clears a choice, an omitted choice stays (CART-17). */
    readonly choose: (choices: Partial<CartChoices>) => Effect.Effect<void, ShopError>;
    /** *Queue.* */
    readonly remove: (productId: ProductId) => Effect.Effect<void, ShopError>;
    /** *Queue*; replaces every waiting change of a product. */
    readonly empty: Effect.Effect<void, ShopError>;
    /** *Queue.* Removes the products that the server warns about. */
    readonly removeUnavailable: Effect.Effect<void, ShopError>;
    /** Asks whether the shopper is an adult, unless this cart already records it (LAW-12). */
    readonly confirmAge: Effect.Effect<boolean>;
    /** Waits until the cart and the server agree; while offline, this waits for the network. */
    readonly settled: Effect.Effect<void>;
  }
>()("@kamra/core/cart/CartService") {}
