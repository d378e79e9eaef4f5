import { it } from "@fast-check/vitest";
import fc from "fast-check";
import { expect } from "vitest";
import { runs } from "../../runs.test.config.ts";
import { foldListActions } from "./foldListActions.ts";
import type { ListAction } from "../model/ListAction.ts";
import { milliseconds, productIds, quantities, shoppingLists, written } from "../model/lists.test.arbitrary.ts";

const actions: fc.Arbitrary<ListAction> = fc.record({
  action: fc.constant("SET_PRODUCT_QUANTITY"),
  listId: fc.constantFrom("a", "b"),
  productId: productIds,
  quantity: fc.oneof(fc.constant(0), quantities),
  createdAt: milliseconds.chain(written),
});

it.prop([shoppingLists, fc.array(actions)], runs)(
  "[LIST-7] the last action on each product decides its quantity",
  (list, made) => {
    const folded = foldListActions(list, made);
    const own = made.filter(({ listId }) => listId === list.id);
    const expected = new Map(list.products.map(({ productId, quantity }) => [productId, quantity]));
    for (const { productId, quantity } of own) expected.set(productId, quantity);
    const left = [...expected].filter(([, quantity]) => quantity > 0);
    expect(new Map(folded.products.map(({ productId, quantity }) => [productId, quantity]))).toEqual(new Map(left));
    expect(folded.products.length).toBe(left.length);
    expect(folded.events).toEqual([...list.events, ...own.map(({ createdAt }) => ({ createdAt }))]);
    expect({ ...folded, products: [], events: [] }).toEqual({ ...list, products: [], events: [] });
  },
);

it.prop([shoppingLists, fc.array(actions)], runs)(
  "[LIST-7] a product that stays keeps its position and its creation time",
  (list, made) => {
    const folded = foldListActions(list, made);
    const touched = new Set(
      made.filter(({ listId, quantity }) => listId === list.id && quantity === 0).map(({ productId }) => productId),
    );
    const stays = (products: typeof list.products) =>
      products
        .filter(({ productId }) => !touched.has(productId))
        .map(({ productId, createdAt }) => ({ productId, createdAt }));
    expect(stays(folded.products).slice(0, stays(list.products).length)).toEqual(stays(list.products));
  },
);

it.prop([shoppingLists, fc.array(actions)], runs)(
  "[LIST-7] applying the actions again changes no quantity",
  (list, made) => {
    const quantitiesOf = ({ products }: typeof list) =>
      new Map(products.map(({ productId, quantity }) => [productId, quantity]));
    const once = foldListActions(list, made);
    expect(quantitiesOf(foldListActions(once, made))).toEqual(quantitiesOf(once));
  },
);
