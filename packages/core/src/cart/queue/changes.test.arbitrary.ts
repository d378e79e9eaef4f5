import * as Deferred from "effect/Deferred";
import fc from "fast-check";
import { productOf } from "../../catalogue/port/productOf.ts";
import { huf } from "../../product/amounts.ts";
import { product } from "../../product/generated/Product.ts";
import { productId } from "../../product/productId.ts";
import { modelOf } from "../../transport/modelOf.ts";
import type { Cart, CartLine } from "../model/Cart.ts";
import type { CartChange } from "../model/CartChange.ts";
import { emptyCart } from "./emptyCart.ts";
import { foldChanges } from "./foldChanges.ts";
import type { PendingChange } from "../model/PendingChange.ts";

export const lineOf = (id: string, quantity: number): CartLine => ({
  // Carts have no details of products.
  product: modelOf(product, productOf({ id, name: id, regularPrice: 100 })),
  quantity,
  alternativeQuantity: null,
  quantityType: "default",
  price: huf(100),
  total: huf(100 * quantity),
  sliced: false,
  additionalInformation: null,
  substitution: "LEAVE_OUT",
});

const ids = ["a", "b", "c", "d"];
const quantities = fc.integer({ min: 0, max: 5 });

const changeOf = (id: string, quantity: number): CartChange => ({
  kind: "line",
  productId: productId(id),
  line: quantity === 0 ? null : lineOf(id, quantity),
});

const optionsOf = fc.record(
  {
    sliced: fc.boolean(),
    substitution: fc.constantFrom("SIMILAR" as const, "CALL_ME" as const),
    additionalInformation: fc.option(
      fc.record({
        giftCardText: fc.constantFrom("Isten éltessen!", null),
        ribbonColor: fc.constantFrom("piros", null),
      }),
    ),
  },
  { requiredKeys: [] },
);

const choicesOf = fc.record(
  {
    couponCode: fc.constantFrom("TIZ", null),
    savedCardId: fc.constantFrom("7", null),
    contactPerson: fc.constantFrom({ name: "Kis Éva", email: "eva@pelda.hu", telephone: "36301234567" }, null),
    ageConfirmed: fc.boolean(),
  },
  { requiredKeys: [] },
);

export const changes: fc.Arbitrary<CartChange> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.tuple(fc.constantFrom(...ids), quantities).map(([id, quantity]) => changeOf(id, quantity)),
  },
  { weight: 1, arbitrary: fc.constant({ kind: "empty" as const }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant("lineOptions" as const),
      productId: fc.constantFrom(...ids).map(productId),
      options: optionsOf,
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant("choices" as const), choices: choicesOf }) },
);

/** Changes as a shopper makes them: options only for existing lines. */
const changesOf = (cart: Cart): fc.Arbitrary<ReadonlyArray<CartChange>> =>
  fc.array(changes).map((all) =>
    all.reduce<ReadonlyArray<CartChange>>((made, change) => {
      const { lines } = foldChanges(cart, made);
      const isThere = change.kind !== "lineOptions" || lines.some(({ product }) => product.id === change.productId);
      return isThere ? [...made, change] : made;
    }, []),
  );

export const cartOf = (lines: ReadonlyArray<CartLine>): Cart => ({
  ...emptyCart,
  id: "cart",
  hash: "hash",
  revision: 1,
  lines,
  totalPrice: huf(lines.reduce((sum, { total }) => sum + total, 0)),
  shippingAddress: {
    name: null,
    postcode: "1186",
    city: "Budapest",
    street: null,
    houseNumber: null,
    note: null,
    telephone: null,
  },
});

export const carts: fc.Arbitrary<Cart> = fc
  .uniqueArray(fc.tuple(fc.constantFrom(...ids), fc.integer({ min: 1, max: 5 })), { selector: ([id]) => id })
  .map((lines) => cartOf(lines.map(([id, quantity]) => lineOf(id, quantity))));

/** A cart, and a shopper's changes of it. */
export const changedCarts = carts.chain((cart) => fc.record({ cart: fc.constant(cart), all: changesOf(cart) }));

/** These changes as pending ones, in the order of their making. */
export const pendingOf = (made: ReadonlyArray<CartChange>): ReadonlyArray<PendingChange> =>
  made.map((change, index) => ({
    id: String(index).padStart(3, "0"),
    change,
    reason: "wanted",
    outcomes: [Deferred.makeUnsafe()],
    goesAlone: false,
  }));

/** Sorted for comparison: tabs may have added lines in another order. */
export const inAnyOrder = (cart: Cart) => ({
  ...cart,
  lines: new Map(cart.lines.map((line) => [line.product.id, line])),
});
