import type { Environment } from "../../kernel/ShopEnvironment.ts";
import type { ShopSnapshot } from "../../kernel/ShopTypes.ts";
import type { ShopDelivery } from "../../delivery/service/ShopDelivery.ts";
import { emptyOutbox } from "../../outbox/emptyOutbox.ts";
import type { Cart } from "../model/Cart.ts";
import type { CartState } from "./CartState.ts";
import { type CartFacts, cartStateOf, type CartInputs } from "./cartStateOf.ts";

/** Inputs of the cart's state from other capabilities: current, or as of the server's render. */
export type CartInputsAt = (read: "get" | "getServer") => CartInputs;

export const cartInputsIn =
  (
    { cookies, settings }: Pick<Environment, "cookies" | "settings">,
    { methods, selection }: Pick<ShopDelivery, "methods" | "selection">,
  ): CartInputsAt =>
  (read) => ({
    cartId: cookies.get(settings.cartCookie),
    methods: methods[read](),
    selection: selection[read](),
  });

/** The facts of a server's cart without pending changes. */
export const confirmedCart = (server: Cart | null): CartFacts => ({
  ...emptyOutbox,
  server,
  elsewhere: {},
  lineErrors: {},
  disagreements: [],
  failure: null,
});

/**
 * The state that the server rendered the page with, from the cart's part of the snapshot: with this cart, or without one, even if the
 * browser has got a cart since. Undefined without a snapshot.
 */
export const renderedCart = (shipped: ShopSnapshot["cart"], inputs: CartInputsAt): CartState | undefined =>
  shipped &&
  cartStateOf(confirmedCart(shipped.cart), {
    ...inputs("getServer"),
    cartId: shipped.cart?.id ?? null,
    previous: null,
  });
