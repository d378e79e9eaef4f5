import { it } from "@fast-check/vitest";
import fc from "fast-check";
import { expect } from "vitest";
import { runs } from "../runs.test.config.ts";
import { cartQuantities } from "./cartQuantities.ts";
import { foldListActions } from "./foldListActions.ts";
import { lastWrites } from "./lastWrites.ts";
import type { ListAction } from "./ListAction.ts";
import { listActions } from "./listActions.ts";
import { milliseconds, productIds, quantities, shoppingLists, written } from "./lists.test.arbitrary.ts";

const now = new Date("2026-11-21T15:00:00Z");

const actions: fc.Arbitrary<ListAction> = fc.record({
  action: fc.constant("SET_PRODUCT_QUANTITY"),
  listId: fc.constantFrom("a", "b"),
  productId: productIds,
  quantity: fc.oneof(fc.constant(0), quantities),
  createdAt: milliseconds.chain(written),
});
const timeless = fc.tuple(actions, fc.boolean()).map(([action, isTimed]) => ({ ...action, createdAt: isTimed ? action.createdAt : null }));

it.prop([fc.array(timeless)], runs)("[LIST-7] of the writes to a product of a list the last one counts, of the same time the later", (made) => {
  const doneAt = ({ createdAt }: (typeof made)[number]) => Math.min(createdAt === null ? Infinity : Date.parse(createdAt), now.getTime());
  const counting = made.filter((action, place) =>
    made.every(
      (other, otherPlace) =>
        other.listId !== action.listId ||
        other.productId !== action.productId ||
        doneAt(other) < doneAt(action) ||
        (doneAt(other) === doneAt(action) && otherPlace <= place),
    ),
  );
  const byKey = (one: { listId: string; productId: string }, other: typeof one) =>
    (one.listId + one.productId).localeCompare(other.listId + other.productId);
  expect(lastWrites(made, { now }).toSorted(byKey)).toEqual(
    counting.map((action) => ({ ...action, createdAt: new Date(doneAt(action)).toISOString() })).toSorted(byKey),
  );
});

it.prop([shoppingLists, fc.array(actions)], runs)("[LIST-7] folds the last write of each product into the list, and leaves the rest as it is", (list, made) => {
  const folded = foldListActions(list, { actions: made, now });
  const own = lastWrites(
    made.filter(({ listId }) => listId === list.id),
    { now },
  );
  const writes = new Map(own.map((write) => [write.productId, write]));
  const stayed = list.products
    .filter(({ productId }) => writes.get(productId)?.quantity !== 0)
    .map((product) => ({ ...product, quantity: writes.get(product.productId)?.quantity ?? product.quantity }));
  const added = own.filter(({ productId, quantity }) => quantity > 0 && !list.products.some((product) => product.productId === productId));
  expect(folded).toEqual({
    ...list,
    products: [...stayed, ...added.map(({ productId, quantity, createdAt }) => ({ productId, quantity, createdAt }))],
    events: [...list.events, ...own.map(({ createdAt }) => ({ createdAt }))],
  });
});

it.prop([shoppingLists, fc.array(actions)], runs)("[LIST-7] the same actions again change no quantity", (list, made) => {
  const once = foldListActions(list, { actions: made, now });
  expect(foldListActions(once, { actions: made, now }).products).toEqual(once.products);
});

const wanted = fc.uniqueArray(fc.record({ productId: productIds, quantity: quantities }), { selector: ({ productId }) => productId });

it.prop([shoppingLists, wanted], runs)("[LIST-7] the actions of a changed list bring it there, and none is idle", (list, after) => {
  const made = listActions(after, { listId: list.id, before: list.products, now });
  const there = foldListActions(list, { actions: made, now });
  const byProduct = (products: typeof after) => Object.fromEntries(products.map(({ productId, quantity }) => [productId, quantity]));
  expect(byProduct([...there.products])).toEqual(byProduct(after));
  for (const { productId, quantity } of made) {
    expect(list.products.find((product) => product.productId === productId)?.quantity ?? 0).not.toBe(quantity);
  }
  expect(listActions(after, { listId: list.id, before: there.products, now })).toEqual([]);
});

it.prop([wanted], runs)("[LIST-7] a cart saved as a new list is one action for each of its lines", (products) => {
  const lines = products.map(({ productId, quantity }) => ({ product: { id: productId }, quantity, alternativeQuantity: null }));
  expect(listActions(cartQuantities(lines), { listId: "a", now })).toEqual(
    products.map((product) => ({ action: "SET_PRODUCT_QUANTITY", listId: "a", ...product, createdAt: "2026-11-21T15:00:00.000Z" })),
  );
});
