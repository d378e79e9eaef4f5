import { it } from "@fast-check/vitest";
import fc from "fast-check";
import { expect } from "vitest";
import { productId } from "../../product/productId.ts";
import { sameData } from "../../kernel/sameData.ts";
import { AbortedError } from "../../kernel/TransportError.ts";
import { runs } from "../../runs.test.config.ts";
import { cartOf, changedCarts, lineOf, pendingOf } from "./changes.test.arbitrary.ts";
import { makeCartStore } from "../service/makeCartStore.ts";
import { productInCart, touchedProducts } from "./productInCart.ts";

const opened = () => makeCartStore(undefined, () => ({ cartId: "cart", methods: null, selection: null }));

const ids = ["a", "b", "c", "d", "e"].map(productId);
const states = fc
  .record({ changed: changedCarts, failed: fc.subarray(ids) })
  .map(({ changed: { cart, all }, failed }) => {
    const store = opened();
    store.change({
      server: cart,
      waiting: pendingOf(all),
      lineErrors: Object.fromEntries(failed.map((id) => [id, new AbortedError()])),
    });
    return store.state.get();
  });

it.prop([states, states], runs)(
  "[CART-14] every product that differs between two cart states is named",
  (before, after) => {
    const differing = ids.filter((id) => !sameData(productInCart(before, id), productInCart(after, id)));
    expect([...touchedProducts(before, after)]).toEqual(expect.arrayContaining(differing));
  },
);

it("[CART-14] only the changed line is named", () => {
  const store = opened();
  store.change({ server: cartOf([lineOf("a", 1), lineOf("b", 1), lineOf("c", 1)]) });
  const before = store.state.get();
  store.change({ server: cartOf([lineOf("a", 1), lineOf("b", 2), lineOf("c", 1)]) });
  expect([...touchedProducts(before, store.state.get())]).toEqual(["b"]);
  expect([...touchedProducts(before, before)]).toEqual([]);
});

it("[CART-14] every product is named when the first cart arrives, and when the cart is gone", () => {
  const [without, store] = [opened().state.get(), opened()];
  store.change({ server: cartOf([lineOf("a", 1), lineOf("b", 1)]) });
  expect([...touchedProducts(without, store.state.get())]).toEqual(["a", "b"]);
  expect([...touchedProducts(store.state.get(), without)]).toEqual(["a", "b"]);
});
