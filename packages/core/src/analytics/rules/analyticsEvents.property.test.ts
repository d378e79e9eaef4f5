import { it } from "@fast-check/vitest";
import fc from "fast-check";
import { describe, expect, it as example } from "vitest";
import { huf } from "../../product/amounts.ts";
import { productId } from "../../product/productId.ts";
import { runs } from "../../runs.test.config.ts";
import { analyticsOrder } from "../../checkout/flow/analyticsOrder.ts";
import type { AnalyticsEvent } from "../model/AnalyticsEvent.ts";
import { cartEvents } from "./cartEvents.ts";
import { dataLayerEntry } from "./dataLayerEntry.ts";
import { searchSuggestEvents } from "./searchSuggestEvents.ts";

const lines = fc.uniqueArray(
  fc.record({
    product: fc.constantFrom("1", "2", "3", "4").map((id) => ({ id: productId(id), name: `Product ${id}` })),
    price: fc.nat(100_000).map(huf),
    /** Hundredths, as whole numbers. */
    hundredths: fc.integer({ min: 1, max: 5_000 }),
  }),
  { selector: ({ product }) => product.id },
);
const asLines = <Line extends { readonly hundredths: number }>(cart: ReadonlyArray<Line>) =>
  cart.map((line) => ({ ...line, quantity: line.hundredths / 100 }));

it.prop([lines, lines], runs)(
  "[CART-6] the events of a change, applied to the old cart, give the new one",
  (before, after) => {
    const hundredths = new Map(before.map(({ product, hundredths: amount }) => [product.id, amount]));
    const told = cartEvents(asLines(before), asLines(after));
    for (const event of told) {
      if (event.kind !== "addedToCart" && event.kind !== "removedFromCart") throw new Error(event.kind);
      expect(event.item.quantity).toBeGreaterThan(0);
      const amount = Math.round(event.item.quantity * 100) * (event.kind === "addedToCart" ? 1 : -1);
      hundredths.set(event.item.id, (hundredths.get(event.item.id) ?? 0) + amount);
    }
    const left = [...hundredths].filter(([, amount]) => amount !== 0);
    expect(new Map(left)).toEqual(new Map(after.map(({ product, hundredths: amount }) => [product.id, amount])));
    expect(new Set(told.map((event) => "item" in event && event.item.id)).size).toBe(told.length);
  },
);

it.prop([lines], runs)("[CART-6] an unchanged line sends no event", (cart) => {
  expect(cartEvents(asLines(cart), asLines(cart.toReversed()))).toEqual([]);
});

const item = { id: productId("12"), name: "Tej", price: 399, quantity: 1.5 } as const;
const order = {
  id: "77",
  total: 12_345,
  items: [item, { ...item, id: productId("13") }],
  affiliation: "B2C",
  userType: "NEW",
  paymentMethodId: "2",
};
const told = { item_id: "12", item_name: "Tej", price: 399, quantity: 1.5 };

const everything: ReadonlyArray<readonly [AnalyticsEvent, object | null, ReadonlyArray<readonly [string, object]>]> = [
  [
    { kind: "cartViewed", items: [item], total: 700 },
    { event: "view_cart", ecommerce: { currency: "HUF", value: 700, items: [told] } },
    [],
  ],
  [
    { kind: "addedToCart", item },
    { event: "add_to_cart", ecommerce: { currency: "HUF", value: 599, items: [told] } },
    [["cart", { id: "12", price: 399, quantity: 1.5 }]],
  ],
  [
    { kind: "removedFromCart", item },
    { event: "remove_from_cart", ecommerce: { currency: "HUF", value: 599, items: [told] } },
    [["cartremove", { id: "12", price: 399, quantity: 1.5 }]],
  ],
  [
    { kind: "checkout", step: "summary", items: [item], total: 700 },
    { event: "checkout", checkout_step: "summary", ecommerce: { currency: "HUF", value: 700, items: [told] } },
    [],
  ],
  [
    { kind: "productViewed", item },
    { event: "view_item", ecommerce: { currency: "HUF", value: 599, items: [told] } },
    [],
  ],
  [
    { kind: "purchased", order },
    {
      event: "purchase",
      ecommerce: {
        transaction_id: "77",
        affiliation: "B2C",
        currency: "HUF",
        value: 12_345,
        items: [told, { ...told, item_id: "13" }],
      },
      user_type: "NEW",
      payment_method: "2",
    },
    [
      ["orderitem", { orderId: "77", id: "12", price: 399, quantity: 1.5 }],
      ["orderitem", { orderId: "77", id: "13", price: 399, quantity: 1.5 }],
      ["order", { orderId: "77", revenue: 12_345, currency: "HUF" }],
    ],
  ],
  [
    { kind: "searched", term: "tej", productIds: [item.id], total: 1 },
    null,
    [["result", { term: "tej", ids: ["12"], total: 1 }]],
  ],
  [
    { kind: "searchResultOpened", term: "tej", productId: item.id, position: 1 },
    null,
    [["click", { term: "tej", id: "12", position: 1 }]],
  ],
];

const about = (amount: number): unknown => expect.closeTo(amount, 1);

it.prop([fc.nat(100_000), fc.integer({ min: 1, max: 100 }), fc.double({ min: 0, max: 1, noNaN: true })], runs)(
  "[ANALYT-1] [ORDER-12] a discounted item is told by unit: the price that was paid, and how much less that is",
  (price, quantity, reduced) => {
    const discount = Math.round(price * quantity * reduced);
    const ofUnit = discount / quantity;
    const items = [{ ...item, price, quantity, discount }];
    expect(dataLayerEntry({ kind: "purchased", order: { ...order, items } })).toMatchObject({
      ecommerce: { items: [{ price: about(price - ofUnit), discount: about(ofUnit) }] },
    });
  },
);

example("[ANALYT-1] [ORDER-12] an order tells each line's part of its discount", () => {
  const pears = { productId: item.id, name: "Körte", price: huf(939), quantity: 4, discount: huf(-751) };
  const coffee = { productId: item.id, name: "Kávé", price: huf(3049), quantity: 1, discount: huf(0) };
  const facts = {
    id: "7",
    amounts: { total: huf(6054) },
    affiliation: "B2C",
    userType: "GUEST",
    paymentMethod: { id: "2" },
  };
  const sent = dataLayerEntry({ kind: "purchased", order: analyticsOrder({ ...facts, lines: [pears, coffee] }) });
  expect(sent).toMatchObject({
    ecommerce: {
      items: [
        { item_name: "Körte", price: 751.25, discount: 187.75, quantity: 4 },
        { item_name: "Kávé", price: 3049, quantity: 1 },
      ],
    },
  });
  expect(JSON.stringify(sent).match(/"discount"/g)).toHaveLength(1);
});

describe("the events of both adapters", () => {
  example.each(everything)("[ANALYT-1] of %j", (event, entry, suggested) => {
    expect(dataLayerEntry(event)).toEqual(entry);
    expect(searchSuggestEvents(event)).toEqual(suggested.map(([name, data]) => ({ name, data })));
  });
});
