import { it } from "@fast-check/vitest";
import * as Deferred from "effect/Deferred";
import fc from "fast-check";
import { expect } from "vitest";
import { runs } from "../runs.test.config.ts";
import type { Cart } from "./Cart.ts";
import type { CartChange } from "./CartChange.ts";
import { carts, changes } from "./changes.test.arbitrary.ts";
import { foldChanges } from "./foldChanges.ts";
import { nextBatch } from "./nextBatch.ts";
import type { PendingChange } from "./PendingChange.ts";
import { queueChange } from "./queueChange.ts";
import { updateCartInput } from "./updateCartInput.ts";

const pendingOf = (change: CartChange): PendingChange => ({
  change,
  outcomes: [Deferred.makeUnsafe()],
  failureText: (details) => details,
});
const queued = (all: ReadonlyArray<PendingChange>) => all.reduce<ReadonlyArray<PendingChange>>(queueChange, []);
const quantitiesOf = (cart: Cart) => new Map(cart.lines.map(({ product, quantity }) => [product.id, quantity]));

it.prop([carts, fc.array(changes)], runs)(
  "[CART-16] what is left out of the queue changes nothing of the outcome",
  (cart, all) => {
    const waiting = queued(all.map(pendingOf)).map(({ change }) => change);
    expect(quantitiesOf(foldChanges(cart, waiting))).toEqual(quantitiesOf(foldChanges(cart, all)));
  },
);

it.prop([fc.array(changes)], runs)(
  "[CART-16] everybody who waits is still waited for, and each product once",
  (all) => {
    const pending = all.map(pendingOf);
    const waiting = queued(pending);
    expect(new Set(waiting.flatMap(({ outcomes }) => outcomes))).toEqual(
      new Set(pending.flatMap(({ outcomes }) => outcomes)),
    );
    const products = waiting.flatMap(({ change }) => (change.kind === "line" ? [change.productId] : []));
    expect(new Set(products).size).toBe(products.length);
  },
);

it.prop([carts, fc.array(changes), fc.integer({ min: 1, max: 3 })], runs)(
  "[CART-4] [CART-16] the requests, one after the other, make of a server's cart what the shopper sees",
  (cart, all, limit) => {
    let server = quantitiesOf(cart);
    let waiting = queued(all.map(pendingOf));
    while (waiting.length > 0) {
      const batch = nextBatch(waiting, { limit });
      expect(batch.length).toBeGreaterThan(0);
      waiting = waiting.slice(batch.length);
      const { products } = updateCartInput(
        cart,
        batch.map(({ change }) => change),
      );
      if (products?.length === 0) server = new Map();
      for (const { product_id, piece } of products ?? []) {
        const id = [
          ...cart.lines,
          ...all.flatMap((change) => (change.kind === "line" ? (change.line ?? []) : [])),
        ].find(({ product }) => product.id === product_id)?.product.id;
        if (id === undefined) continue;
        if (piece === 0) server.delete(id);
        else server.set(id, piece);
      }
    }
    expect(server).toEqual(quantitiesOf(foldChanges(cart, all)));
  },
);
