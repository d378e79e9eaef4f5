import * as Context from "effect/Context";
import type * as Effect from "effect/Effect";
import type { Product, ProductId, QuantityType } from "../product/Product.ts";
import type { ShopError } from "../shop/ShopError.ts";
import type { Store } from "../shop/Store.ts";
import type { CartChoices, LineWishes } from "./Cart.ts";
import type { CartState } from "./CartState.ts";

/**
 * The cart: the server's, with the changes that it has not confirmed folded over it. One exchange with the server runs
 * at a time, so changes are neither lost nor reordered and answers never overlap (CART-16).
 */
export class CartService extends Context.Service<
  CartService,
  {
    readonly state: Store<CartState>;
    /** Whether the panel with the cart is open: kept in a cookie (CART-13). */
    readonly panel: Store<boolean>;
    readonly setPanel: (isOpen: boolean) => Effect.Effect<void>;
    /** *Join.* Fails when the cart cannot be had; the shopper has been told. */
    readonly refresh: Effect.Effect<void, ShopError>;
    /**
     * *Queue*; of those that wait for one product the last counts. Shows before the first wait, unless the shopper is
     * asked for an address (CART-9), or whether they are an adult (LAW-12), first.
     */
    readonly setQuantity: (
      product: Product,
      wanted: { readonly quantity: number; readonly quantityType: QuantityType },
    ) => Effect.Effect<void, ShopError>;
    /** *Queue.* Of a product's line, and only when there is one: slicing, substitutes, the text of a gift card (CART-7). */
    readonly setWishes: (productId: ProductId, wishes: Partial<LineWishes>) => Effect.Effect<void, ShopError>;
    /** *Queue*; one change, all of it or nothing. Null clears, what is not named stays (CART-17). */
    readonly choose: (choices: Partial<CartChoices>) => Effect.Effect<void, ShopError>;
    /** *Queue.* */
    readonly remove: (productId: ProductId) => Effect.Effect<void, ShopError>;
    /** *Queue*; takes the place of every change of a product that waits. */
    readonly empty: Effect.Effect<void, ShopError>;
    /** *Queue.* Removes what the server has warned of. */
    readonly removeUnavailable: Effect.Effect<void, ShopError>;
    /** Waits for the shopper, unless they have said it of this cart: whether they are an adult (LAW-12). */
    readonly confirmAge: Effect.Effect<boolean>;
    /** Waits until nothing is under way between the cart and the server, which takes as long as the network is away. */
    readonly settled: Effect.Effect<void>;
  }
>()("@kamra/core/cart/CartService") {}
