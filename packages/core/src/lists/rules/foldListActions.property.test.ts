import { it } from "@fast-check/vitest";
import fc from "fast-check";
import { expect } from "vitest";
import { runs } from "../../runs.test.config.ts";
import { foldListActions } from "./foldListActions.ts";
import { actions, quantityActions, shoppingLists, textActions } from "../model/lists.test.arbitrary.ts";

it.prop([shoppingLists, fc.array(quantityActions)], runs)(
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

it.prop([shoppingLists, fc.array(quantityActions)], runs)(
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

it.prop([shoppingLists, fc.array(quantityActions)], runs)(
  "[LIST-7] applying the actions again changes no quantity",
  (list, made) => {
    const quantitiesOf = ({ products }: typeof list) =>
      new Map(products.map(({ productId, quantity }) => [productId, quantity]));
    const once = foldListActions(list, made);
    expect(quantitiesOf(foldListActions(once, made))).toEqual(quantitiesOf(once));
  },
);

it.prop([shoppingLists, fc.array(textActions)], runs)(
  "[LIST-11] the last action on each text decides whether it is on the list, once",
  (list, made) => {
    const folded = foldListActions(list, made);
    const own = made.filter(({ listId }) => listId === list.id);
    const expected = new Map(list.texts.map(({ text }) => [text, true]));
    for (const { text, isWanted } of own) expected.set(text, isWanted);
    const left = [...expected].filter(([, isWanted]) => isWanted).map(([text]) => text);
    expect(folded.texts.map(({ text }) => text).toSorted()).toEqual(left.toSorted());
    expect(folded.events).toEqual([...list.events, ...own.map(({ createdAt }) => ({ createdAt }))]);
    expect({ ...folded, texts: [], events: [] }).toEqual({ ...list, texts: [], events: [] });
  },
);

it.prop([shoppingLists, fc.array(textActions)], runs)(
  "[LIST-11] a text that stays keeps its position and its creation time",
  (list, made) => {
    const removed = new Set(made.filter(({ isWanted }) => !isWanted).map(({ text }) => text));
    const stays = (texts: typeof list.texts) => texts.filter(({ text }) => !removed.has(text));
    expect(stays(foldListActions(list, made).texts).slice(0, stays(list.texts).length)).toEqual(stays(list.texts));
  },
);

it.prop([shoppingLists, fc.array(actions)], runs)(
  "[LIST-7] [LIST-11] actions on products leave the texts, and actions on texts the products",
  (list, made) => {
    const folded = foldListActions(list, made);
    const only = (kind: "SET_TEXT" | "SET_PRODUCT_QUANTITY") =>
      foldListActions(
        list,
        made.filter(({ action }) => action === kind),
      );
    expect(folded.products).toEqual(only("SET_PRODUCT_QUANTITY").products);
    expect(folded.texts).toEqual(only("SET_TEXT").texts);
  },
);
