import { describe, expect, it } from "vitest";
import type { ShippingMethod } from "../../delivery/model/ShippingMethod.ts";
import { grams, huf } from "../../product/amounts.ts";
import type { CartChange } from "../model/CartChange.ts";
import { type CartFacts, cartStateOf, type CartInputs } from "./cartStateOf.ts";
import type { CartState } from "./CartState.ts";
import { cartOf, lineOf } from "./changes.test.arbitrary.ts";
import { confirmedCart } from "./confirmedCart.ts";
import type { PendingChange } from "../model/PendingChange.ts";
import { toStored } from "./toStored.ts";

const [a, b] = [lineOf("a", 2), lineOf("b", 1)];
const server = cartOf([{ ...a, product: { ...a.product, weight: grams(500) } }]);
const courier: ShippingMethod = {
  id: "1",
  kind: "courier",
  name: "Kamra",
  price: huf(990),
  extraCost: null,
  discountPrice: null,
  maxWeight: null,
  isAvailable: true,
  description: null,
  shortDescription: null,
  deliveryTime: null,
  priceRanges: [],
  refuses: [],
  timeSlots: null,
  cashCost: null,
  problems: [],
};
const cash = {
  id: "2",
  kind: "cashOnDelivery" as const,
  name: "Utánvét",
  isAvailable: true,
  cost: huf(390),
  shortDescription: null,
  minAmount: null,
  maxAmount: null,
  postalDescription: null,
};
const around: CartInputs & { readonly previous: CartState | null } = {
  cartId: "cart",
  methods: [courier],
  selection: null,
  previous: null,
};

const pending = (id: string, change: CartChange): PendingChange => ({
  id,
  change,
  reason: "wanted",
  outcomes: [],
  goesAlone: false,
});
const added = pending("1", { kind: "line", productId: b.product.id, line: b });
const elsewhereIn = (cartId: string | null, isAway = false): Partial<CartFacts> => ({
  elsewhere: { other: { isAway, changes: toStored({ sent: [], waiting: [added] }, { cartId }) } },
});
const stateOf = (facts: Partial<CartFacts> = {}, inputs: Partial<typeof around> = {}) =>
  cartStateOf({ ...confirmedCart(server), ...facts }, { ...around, ...inputs });

describe("the state computed from the facts", () => {
  it("[CART-14] is the server's cart without pending changes", () => {
    const { totals, ...state } = stateOf();
    expect(totals).toMatchObject({ goods: 200, delivery: 990, total: 1190 });
    expect(state).toEqual({
      cart: server,
      isKnown: true,
      shippingMethod: courier,
      leftMethod: null,
      carriers: [],
      itemCount: 1,
      weight: 1000,
      isFetching: false,
      isEstimate: false,
      isWaiting: false,
      pending: {},
      lineErrors: {},
      disagreements: [],
      failure: null,
    });
  });

  it.each<Partial<CartFacts>>([{ sent: [added] }, { waiting: [added] }, elsewhereIn("cart")])(
    "[CART-14] [CART-16] is an estimate with the pending changes applied, and names their products: %#",
    (facts) => {
      expect(stateOf(facts)).toMatchObject({
        cart: { lines: [{ quantity: 2 }, { quantity: 1 }] },
        itemCount: 2,
        totals: { goods: 300 },
        isFetching: true,
        isEstimate: true,
        isWaiting: false,
        pending: { b: true },
      });
    },
  );

  it("[CART-16] ignores another tab's pending changes of another cart", () => {
    expect(stateOf(elsewhereIn("another", true))).toEqual(stateOf());
    expect(stateOf(elsewhereIn(null)).itemCount).toBe(2);
  });

  it("[CART-16] marks every product as pending while emptying, and none for a choice", () => {
    expect(stateOf({ waiting: [pending("1", { kind: "empty" })] })).toMatchObject({
      cart: { lines: [] },
      itemCount: 0,
      pending: { a: true },
    });
    expect(stateOf({ server: null, waiting: [pending("1", { kind: "empty" })] }).pending).toEqual({});
    const chosen = stateOf({ waiting: [pending("1", { kind: "choices", choices: { couponCode: "TIZ" } })] });
    expect([chosen.isEstimate, chosen.pending]).toEqual([true, {}]);
  });

  it("[NET-7] waits for the network while changes are pending without an answer, here or in another tab", () => {
    expect(stateOf({ isAway: true }).isWaiting).toBe(false);
    expect(stateOf({ isAway: true, waiting: [added] }).isWaiting).toBe(true);
    expect(stateOf(elsewhereIn("cart", true)).isWaiting).toBe(true);
  });

  it("[CART-14] is fetching during a refresh, but is not an estimate", () => {
    expect(stateOf({ isRefreshing: true })).toMatchObject({ isFetching: true, isEstimate: false });
  });

  it("[CART-1] is known when the cart is fetched, or when the server has none", () => {
    expect(stateOf({ server: null })).toMatchObject({
      cart: null,
      isKnown: false,
      itemCount: 0,
      weight: 0,
      totals: { total: 0 },
    });
    expect(stateOf({ server: null }, { cartId: null }).isKnown).toBe(true);
    expect(stateOf({}, { cartId: null }).isKnown).toBe(true);
    expect(stateOf({ server: null, waiting: [added] }, { cartId: null })).toMatchObject({
      cart: { id: "", lines: [{ quantity: 1 }] },
      itemCount: 1,
    });
  });

  it("[TOTAL-1] [SHIP-7] uses the fee of the effective method, and no fee for an empty cart", () => {
    const postal = { ...courier, id: "2", kind: "postal" as const, price: huf(1490) };
    const pickup = { ...courier, id: "4", kind: "pickup" as const, price: huf(0) };
    const methods = [courier, postal, pickup];
    const chosen = { ...server, shippingMethod: postal };
    expect(stateOf({ server: chosen }, { methods }).totals.delivery).toBe(1490);
    expect(stateOf({ server: chosen }, { methods: null }).totals.delivery).toBe(1490);
    const personal = stateOf({ server: chosen }, { methods, selection: { type: "personal" } });
    expect([personal.totals.delivery, personal.shippingMethod]).toEqual([0, pickup]);
    const stopped = { ...postal, isAvailable: false };
    const left = stateOf({ server: chosen }, { methods: [courier, stopped, pickup] });
    expect([left.totals.delivery, left.shippingMethod, left.leftMethod]).toEqual([990, courier, stopped]);
    const blocked = { ...courier, extraCost: huf(149), isAvailable: false };
    const paidInCash = { ...server, paymentMethod: cash };
    expect(stateOf({ server: paidInCash }).totals).toMatchObject({ cashOnDelivery: 390, total: 1580 });
    const nothingFits = stateOf({ server: paidInCash }, { methods: [blocked] });
    expect(nothingFits.shippingMethod).toBe(blocked);
    expect(nothingFits.totals).toMatchObject({ delivery: 0, cashOnDelivery: 0, boxing: 0, total: 200 });
    // Before the shop's offers are known, nothing is blocked.
    expect(stateOf({ server: paidInCash }, { methods: null }).totals).toMatchObject({ cashOnDelivery: 390 });
    expect(stateOf({ server: { ...cartOf([]), shippingMethod: postal } }, { methods }).totals.delivery).toBe(0);
    expect(stateOf({ server: cartOf([]) }).totals.delivery).toBe(0);
  });

  it("[CART-14] stays the same object when nothing changed, and keeps the unchanged parts otherwise", () => {
    const facts = {
      waiting: [added],
      disagreements: [{ productId: null, part: "total", estimate: 1, answer: 2 }],
    } as const;
    const previous = stateOf(facts);
    const again = {
      ...structuredClone({ server, disagreements: facts.disagreements }),
      waiting: [added],
      lineErrors: previous.lineErrors,
    };
    expect(stateOf(again, { previous })).toBe(previous);
    const next = stateOf({ ...again, isRefreshing: true, isAway: true }, { previous });
    expect(next).not.toBe(previous);
    for (const part of ["cart", "totals", "pending", "disagreements"] as const) expect(next[part]).toBe(previous[part]);
  });
});
