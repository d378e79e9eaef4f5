import type { Beginning, Start } from "../../capability/Start.ts";
import { deliveryStart } from "../../delivery/service/start.ts";
import { makeStore } from "../../kernel/makeStore.ts";
import { slices } from "../../kernel/slices.ts";
import type { Store } from "../../kernel/Store.ts";
import { cartPanel } from "./cartPanel.ts";
import type { CartState } from "../queue/CartState.ts";
import { cartStateOf } from "../queue/cartStateOf.ts";
import type { PriceChange } from "../model/PriceChange.ts";
import { productInCart, touchedProducts } from "../queue/productInCart.ts";
import { renderedCart, confirmedCart, cartInputsIn } from "../queue/confirmedCart.ts";
import type { ShopCart } from "./ShopCart.ts";

export const cartLines = (state: Store<CartState>): ShopCart["line"] =>
  slices(state, { partOf: productInCart, touched: touchedProducts });

const none: ReadonlyArray<PriceChange> = [];

function cartStores(beginning: Beginning) {
  const shipped = beginning.snapshot?.cart;
  const inputs = cartInputsIn(beginning, deliveryStart.stores(beginning));
  const server = renderedCart(shipped, inputs);
  const first = { ...inputs("get"), previous: server ?? null };
  const state = makeStore(cartStateOf(confirmedCart(shipped?.cart ?? null), first), { server });
  return { state, priceChanges: makeStore(none, { server: none }), panel: cartPanel(state, beginning).panel };
}

/**
 * The cart for `startShop`: its stores with the snapshot's values, and what each method does until its services have
 * loaded.
 */
export const cartStart: Start<"cart", ShopCart> = {
  name: "cart",
  stores: cartStores,
  except: {
    line: ({ state }) => cartLines(state),
    setPanel: "void",
    acceptPrices: "void",
  },
};
