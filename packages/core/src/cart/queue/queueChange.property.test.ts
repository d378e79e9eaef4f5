import { it } from "@fast-check/vitest";
import fc from "fast-check";
import { expect } from "vitest";
import { productId } from "../../product/productId.ts";
import { runs } from "../../runs.test.config.ts";
import { nextBatch } from "../../outbox/nextBatch.ts";
import type { Cart } from "../model/Cart.ts";
import type { CartChange } from "../model/CartChange.ts";
import { cartRules } from "./cartRules.ts";
import { changedCarts, changes, inAnyOrder, lineOf, pendingOf } from "./changes.test.arbitrary.ts";
import type { UpdateCartInput } from "../../transport/generated/documents.ts";
import { foldChanges } from "./foldChanges.ts";
import { byId } from "./mergeStored.ts";
import type { PendingChange } from "../model/PendingChange.ts";
import { queueChange } from "./queueChange.ts";
import { cartUpdate } from "./cartUpdate.ts";
import { updateCartInput } from "../graphql/updateCartInput.ts";

const queued = (all: ReadonlyArray<PendingChange>) => all.reduce<ReadonlyArray<PendingChange>>(queueChange, []);
const quantitiesOf = (cart: Cart) => new Map(cart.lines.map(({ product, quantity }) => [product.id, quantity]));

it.prop([changedCarts], runs)("[CART-16] dropping overridden changes does not alter the result", ({ cart, all }) => {
  const waiting = queued(pendingOf(all)).map(({ change }) => change);
  expect(inAnyOrder(foldChanges(cart, waiting))).toEqual(inAnyOrder(foldChanges(cart, all)));
  // Other tabs and later pages sort by id.
  const byIds = queued(queued(pendingOf(all)).toSorted(byId)).map(({ change }) => change);
  expect(inAnyOrder(foldChanges(cart, byIds))).toEqual(inAnyOrder(foldChanges(cart, all)));
});

it.prop([fc.array(changes)], runs)(
  "[CART-16] every caller is still waiting, and each product is queued once",
  (all) => {
    const pending = pendingOf(all);
    const waiting = queued(pending);
    expect(new Set(waiting.map(({ id }) => id)).size).toBe(waiting.length);
    expect(new Set(waiting.flatMap(({ outcomes }) => outcomes))).toEqual(
      new Set(pending.flatMap(({ outcomes }) => outcomes)),
    );
    const products = waiting.flatMap(({ change }) => (change.kind === "line" ? [change.productId] : []));
    expect(new Set(products).size).toBe(products.length);
  },
);

it.prop([changedCarts, fc.func(fc.boolean())], runs)(
  "[CART-4] [CART-16] [CART-17] the requests, applied in order to the server's cart, produce what the shopper sees",
  ({ cart, all }, alone) => {
    const pieces = quantitiesOf(cart);
    const chosen: Partial<UpdateCartInput> = {};
    let server = cart;
    let waiting = queued(pendingOf(all)).map((each) => ({ ...each, goesAlone: alone(each.id) }));
    while (waiting.length > 0) {
      const batch = nextBatch(waiting, cartRules);
      expect(batch.length).toBeGreaterThan(0);
      waiting = waiting.slice(batch.length);
      const sent = batch.map(({ change }) => change);
      const { id: _id, revision: _revision, products, ...choices } = updateCartInput(cartUpdate(server, sent));
      Object.assign(chosen, choices);
      if (products?.length === 0) pieces.clear();
      for (const { product_id, piece, quantity_type: _unit, ...options } of products ?? []) {
        if (piece === 0) pieces.delete(productId(product_id));
        else pieces.set(productId(product_id), piece);
        const line = foldChanges(server, sent).lines.find(({ product }) => product.id === product_id);
        expect({ sliced: line?.sliced, substitution: line?.substitution }).toMatchObject(
          "additional_information" in options ? {} : options,
        );
      }
      server = foldChanges(server, sent);
    }
    const seen = foldChanges(cart, all);
    expect(pieces).toEqual(quantitiesOf(seen));
    expect(inAnyOrder(server)).toEqual(inAnyOrder(seen));
    if (chosen.age_confirmed !== undefined) expect(chosen.age_confirmed).toBe(seen.ageConfirmed);
    if (chosen.contact_data !== undefined) expect(chosen.contact_data?.contact_name).toBe(seen.contactPerson?.name);
  },
);

it("[CART-16] a new quantity takes the previous one's position, followed by the line's options", () => {
  const [a, b] = [lineOf("a", 1), lineOf("b", 1)];
  const made: ReadonlyArray<CartChange> = [
    { kind: "line", productId: a.product.id, line: a },
    { kind: "lineOptions", productId: a.product.id, options: { sliced: true } },
    { kind: "lineOptions", productId: b.product.id, options: { sliced: true } },
    { kind: "line", productId: a.product.id, line: null },
    { kind: "line", productId: a.product.id, line: a },
  ];
  const idsOf = (all: ReadonlyArray<PendingChange>) => all.map(({ id }) => id);
  const [first, option, other, removal, again] = pendingOf(made);
  if (!first || !option || !other || !removal || !again) expect.fail();
  expect(idsOf(queued([first, option, other, again]))).toEqual(["004", "001", "002"]);
  expect(idsOf(queued([first, option, other, removal]))).toEqual(["003", "002"]);
  // The line may come from another tab.
  expect(idsOf(queued([option, other, again]))).toEqual(["002", "004", "001"]);
});

it("[CART-16] partial options and choices queue after earlier ones", () => {
  const { id: productId } = lineOf("a", 1).product;
  const made: ReadonlyArray<CartChange> = [
    { kind: "lineOptions", productId, options: { sliced: true, substitution: "SIMILAR" } },
    { kind: "lineOptions", productId, options: { sliced: false } },
    { kind: "choices", choices: { couponCode: "TIZ", ageConfirmed: true } },
    { kind: "choices", choices: { couponCode: null } },
  ];
  expect(queued(pendingOf(made)).map(({ change }) => change)).toEqual(made);
});
