import fc from "fast-check";
import { productId } from "../../product/productId.ts";
import type { ListAction, SetListText, SetProductQuantity } from "./ListAction.ts";
import type { ShoppingList } from "./ShoppingList.ts";

/** Milliseconds since 1970, from a small range, so that some are equal. */
export const milliseconds = fc
  .integer({ min: 0, max: 40 })
  .map((quarters) => Date.UTC(2026, 10, 21, 8) + quarters * 900_000);

/** An instant, written with one of several offsets. */
export const written = (instant: number): fc.Arbitrary<string> =>
  fc.constantFrom(-300, 0, 60, 120, 345).map((minutes) => {
    const wall = new Date(instant + minutes * 60_000).toISOString().slice(0, -1);
    const two = (value: number) => String(Math.trunc(Math.abs(value))).padStart(2, "0");
    return minutes === 0 ? `${wall}Z` : `${wall}${minutes < 0 ? "-" : "+"}${two(minutes / 60)}:${two(minutes % 60)}`;
  });

const instants = milliseconds.chain(written);
export const userIds = fc.constantFrom("7", "8", "9");
export const productIds = fc.constantFrom("1", "2", "3", "4").map(productId);
export const quantities: fc.Arbitrary<number> = fc.constantFrom(0.36, 1, 2, 12);

export const texts = fc.constantFrom("kenyér", "méz", "1");

const made = { listId: fc.constantFrom("a", "b"), createdAt: instants };
export const quantityActions: fc.Arbitrary<SetProductQuantity> = fc.record({
  ...made,
  action: fc.constant("SET_PRODUCT_QUANTITY"),
  productId: productIds,
  quantity: fc.oneof(fc.constant(0), quantities),
});
export const textActions: fc.Arbitrary<SetListText> = fc.record({
  ...made,
  action: fc.constant("SET_TEXT"),
  text: texts,
  isWanted: fc.boolean(),
});
export const actions: fc.Arbitrary<ListAction> = fc.oneof(quantityActions, textActions);

const users = fc.record({
  userId: fc.option(userIds, { nil: null }),
  name: fc.constant(null),
  email: fc.constant("anna@pelda.hu"),
  type: fc.constantFrom("owner", "shared"),
  sharedAt: fc.constant(null),
  acceptedAt: fc.option(instants, { nil: null }),
});

const products = fc.record({
  productId: productIds,
  quantity: quantities,
  createdAt: instants,
  deletedName: fc.option(fc.constant("Vaj"), { nil: null }),
});

export const shoppingLists: fc.Arbitrary<ShoppingList> = fc.record({
  id: fc.constantFrom("a", "b"),
  name: fc.string(),
  type: fc.constantFrom("smartlist", "shoppinglist"),
  createdAt: instants,
  events: fc.array(fc.record({ createdAt: instants }), { maxLength: 3 }),
  products: fc.uniqueArray(products, { selector: (product) => product.productId }),
  texts: fc.uniqueArray(fc.record({ text: texts, createdAt: instants }), { selector: ({ text }) => text }),
  users: fc.array(users, { maxLength: 3 }),
});
