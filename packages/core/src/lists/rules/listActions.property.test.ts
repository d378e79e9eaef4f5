import { it } from "@fast-check/vitest";
import fc from "fast-check";
import { expect } from "vitest";
import { runs } from "../../runs.test.config.ts";
import { lastWrites } from "./lastWrites.ts";
import { listEntryKey } from "./listEntryKey.ts";
import { listActions } from "./listActions.ts";
import { actions, productIds, quantities } from "../model/lists.test.arbitrary.ts";

const now = new Date("2026-11-21T15:00:00Z");

const timeless = fc
  .tuple(actions, fc.boolean())
  .map(([action, isTimed]) => ({ ...action, createdAt: isTimed ? action.createdAt : null }));

it.prop([fc.array(timeless)], runs)(
  "[LIST-7] the last write to a product or a text wins, and for equal times the later in the array",
  (made) => {
    const doneAt = ({ createdAt }: (typeof made)[number]) =>
      Math.min(createdAt === null ? Infinity : Date.parse(createdAt), now.getTime());
    const counting = made.filter((action, place) =>
      made.every(
        (other, otherPlace) =>
          other.listId !== action.listId ||
          listEntryKey(other) !== listEntryKey(action) ||
          doneAt(other) < doneAt(action) ||
          (doneAt(other) === doneAt(action) && otherPlace <= place),
      ),
    );
    const keyOf = (action: (typeof made)[number]) => action.listId + listEntryKey(action);
    const byKey = (one: (typeof made)[number], other: typeof one) => keyOf(one).localeCompare(keyOf(other));
    expect(lastWrites(made, { now }).toSorted(byKey)).toEqual(
      counting.map((action) => ({ ...action, createdAt: new Date(doneAt(action)).toISOString() })).toSorted(byKey),
    );
  },
);

const lines = fc.uniqueArray(fc.record({ product: fc.record({ id: productIds }), quantity: quantities }), {
  selector: ({ product }) => product.id,
});

it.prop([lines], runs)(
  "[LIST-7] saving a cart as a list makes one action per line, and saving it again changes nothing",
  (cart) => {
    const made = listActions(cart, { listId: "a", now });
    expect(made).toEqual(
      cart.map(({ product, quantity }) => ({
        action: "SET_PRODUCT_QUANTITY",
        listId: "a",
        productId: product.id,
        quantity,
        createdAt: "2026-11-21T15:00:00.000Z",
      })),
    );
    expect(lastWrites([...made, ...made], { now })).toEqual(made);
  },
);
