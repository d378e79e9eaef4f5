import { describe, expect, it } from "vitest";
import { cartOf, lineOf } from "../../cart/queue/changes.test.arbitrary.ts";
import type { Cart, CartLine } from "../../cart/model/Cart.ts";
import { huf } from "../../product/amounts.ts";
import { cartDifferences } from "./cartDifferences.ts";

const [milk, bread] = [lineOf("milk", 2), lineOf("bread", 1)];
const warningOf = ({ product: { id, name } }: CartLine) => ({ productId: id, productName: name, message: "" });
const ofMilk = { productId: milk.product.id, name: "milk" };

const method = {
  name: "",
  priceRanges: [],
  refuses: [],
  timeSlots: null,
  cashCost: null,
  discountPrice: null,
  maxWeight: null,
  description: null,
  shortDescription: null,
  deliveryTime: null,
};
const shippingMethod = (id: string) => ({
  ...method,
  id,
  kind: "courier" as const,
  price: huf(0),
  extraCost: null,
  isAvailable: true,
  problems: [],
});
const paymentMethod = (id: string, cost = 0) => ({
  id,
  kind: "cashOnDelivery" as const,
  name: "",
  isAvailable: true,
  cost: huf(cost),
  shortDescription: null,
  minAmount: null,
  maxAmount: null,
  postalDescription: null,
});
const place = { postcode: "6720", city: "Szeged", street: "Fő utca", houseNumber: "1", name: "Kis Anna" };
const destination = (note: string) => ({ ...place, telephone: null, note });
const linkedOrder = (id: string, createdAt = "2026-11-20") => ({
  id,
  createdAt,
  shippingAddress: destination(""),
  timeSlot: null,
  shippingMethod: { ...method, id: "1", kind: "courier" as const, isActive: true, sort: 1 },
  paymentMethod: null,
});
const timeSlot = (id: string, status: string) => ({
  id,
  day: "2026-11-21",
  from: "08:00",
  to: "10:00",
  timeRangeId: "1",
  sector: { id: "1", name: "" },
  orderLimit: null,
  weightLimit: null,
  price: huf(0),
  visibleUntil: null,
  heldUntil: null,
  status,
});
const postPoint = (id: string, workingHours = "") => ({
  id,
  extId: null,
  name: "",
  postcode: "6720",
  city: "Szeged",
  streetName: "",
  streetType: "",
  houseNumber: "",
  latitude: 0,
  longitude: 0,
  servicePointType: "",
  workingHours,
});

const seen: Cart = {
  ...cartOf([milk, bread]),
  linkedOrder: linkedOrder("1"),
  shippingMethod: shippingMethod("1"),
  shippingAddress: destination("the bell is broken"),
  timeSlot: timeSlot("1", "ACTIVE"),
  postPoint: postPoint("1"),
  contactPerson: { name: "Kis Anna", email: "anna@pelda.hu", telephone: "3612345678" },
  billingAddress: { ...place, id: "1", isCompany: false, vatNumber: null },
  paymentMethod: paymentMethod("1"),
  couponCode: "TIZ",
  savedCardId: "1",
};
const differences = (changes: Partial<Cart>, from: Partial<Cart> = {}) =>
  cartDifferences({ ...seen, ...from }, { present: { ...seen, ...changes } });

describe("cartDifferences", () => {
  it.each<[what: string, lines: ReadonlyArray<CartLine>, told: ReadonlyArray<object>]>([
    ["nothing of what is as it was, in whatever order", [bread, { ...milk }], []],
    ["a product that is gone", [bread], [{ kind: "removed", ...ofMilk }]],
    ["a product that has come", [milk, bread, lineOf("tea", 1)], [{ kind: "added", productId: "tea", name: "tea" }]],
    [
      "how much there is, in default units",
      [{ ...milk, quantity: 3 }, bread],
      [{ kind: "quantity", ...ofMilk, before: 2, after: 3 }],
    ],
    [
      "what one unit costs",
      [{ ...milk, price: huf(120) }, bread],
      [{ kind: "price", ...ofMilk, before: 100, after: 120 }],
    ],
    [
      "both of them, product by product",
      [{ ...milk, quantity: 1, price: huf(90) }, lineOf("tea", 1)],
      [
        { kind: "removed", productId: "bread", name: "bread" },
        { kind: "quantity", ...ofMilk, before: 2, after: 1 },
        { kind: "price", ...ofMilk, before: 100, after: 90 },
        { kind: "added", productId: "tea", name: "tea" },
      ],
    ],
    ["no option that comes with a line", [{ ...milk, sliced: true }, bread], []],
  ])("[ORDER-9] reports %s", (_what, lines, told) => {
    expect(differences({ lines })).toEqual(told);
  });

  it("[ORDER-9] [CART-19] reports a coupon that left with the server's reason, where the shopper saw one", () => {
    const present = { ...seen, couponCode: null };
    const couponReason = "Ezt a kupont már felhasználtad.";
    expect(cartDifferences(seen, { present, couponReason })).toEqual([
      { kind: "coupon", couponCode: "TIZ", reason: couponReason },
    ]);
    expect(cartDifferences(seen, { present })).toEqual([{ kind: "choice", choice: "couponCode" }]);
    expect(cartDifferences(present, { present: seen, couponReason })).toEqual([
      { kind: "choice", choice: "couponCode" },
    ]);
  });

  it("[ORDER-9] reports a product that became unavailable, and one that became available", () => {
    const warnings = [warningOf(milk), warningOf(bread)];
    expect(differences({ warnings: warnings.slice(0, 1) })).toEqual([{ kind: "unavailable", ...ofMilk }]);
    expect(differences({ warnings: warnings.slice(1) }, { warnings })).toEqual([{ kind: "available", ...ofMilk }]);
    expect(differences({ warnings }, { warnings: warnings.toReversed() })).toEqual([]);
    const added = { warnings: warnings.slice(0, 1) };
    expect(differences(added, { lines: [bread], warnings: [] })).toEqual([
      { kind: "added", ...ofMilk },
      { kind: "unavailable", ...ofMilk },
    ]);
    expect(differences({ lines: [bread], warnings: [] }, { warnings })).toEqual([
      { kind: "removed", ...ofMilk },
      { kind: "available", productId: "bread", name: "bread" },
    ]);
  });

  it.each<
    [
      what: string,
      changes: Partial<Cart>,
      amounts: ReadonlyArray<readonly [part: string, before: number, after: number]>,
    ]
  >([
    [
      "goods",
      { totalPrice: huf(310) },
      [
        ["goods", 300, 310],
        ["total", 300, 310],
      ],
    ],
    [
      "a discount",
      { discountPrice: huf(250) },
      [
        ["discount", 0, -50],
        ["total", 300, 250],
      ],
    ],
    [
      "delivery, in the same time slot",
      { timeSlot: { ...timeSlot("1", "ACTIVE"), price: huf(990) } },
      [
        ["delivery", 0, 990],
        ["total", 300, 1290],
      ],
    ],
    [
      "boxing",
      { shippingMethod: { ...shippingMethod("1"), extraCost: huf(190) } },
      [
        ["boxing", 0, 190],
        ["total", 300, 490],
      ],
    ],
    [
      "cash on delivery",
      { paymentMethod: paymentMethod("1", 400) },
      [
        ["cashOnDelivery", 0, 400],
        ["total", 300, 700],
      ],
    ],
    [
      "a deposit in the same price",
      {
        lines: [
          milk,
          { ...bread, product: { ...bread.product, deposits: [{ id: "1", name: "", price: huf(50), weight: null }] } },
        ],
      },
      [
        ["goods", 300, 250],
        ["deposit", 0, 50],
      ],
    ],
  ])("[ORDER-9] reports every amount that changed because of %s", (_what, changes, amounts) => {
    expect(differences(changes)).toEqual(
      amounts.map(([part, before, after]) => ({ kind: "amount", part, before, after })),
    );
  });

  it("[ORDER-9] [SHIP-7] reports the fee of a method that cannot be used as none", () => {
    const by = (price: number, isAvailable: boolean) => ({
      shippingMethod: { ...shippingMethod("1"), price: huf(price), extraCost: huf(190), isAvailable },
      paymentMethod: paymentMethod("1", 400),
      timeSlot: null,
    });
    const amounts = (before: Partial<Cart>, after: Partial<Cart>) =>
      differences(after, before).flatMap((each) =>
        each.kind === "amount" ? [[each.part, each.before, each.after]] : [],
      );
    expect(amounts(by(990, true), by(990, false))).toEqual([
      ["delivery", 990, 0],
      ["cashOnDelivery", 400, 0],
      ["boxing", 190, 0],
      ["total", 1880, 300],
    ]);
    expect(amounts(by(990, false), by(1490, false))).toEqual([]);
  });

  it.each<[choice: keyof Cart, otherwise: Partial<Cart>, asGood: Partial<Cart>]>([
    ["linkedOrder", { linkedOrder: linkedOrder("2") }, { linkedOrder: linkedOrder("1", "2026-11-19") }],
    [
      "shippingMethod",
      { shippingMethod: shippingMethod("2") },
      { shippingMethod: { ...shippingMethod("1"), description: "quick" } },
    ],
    ["timeSlot", { timeSlot: timeSlot("2", "ACTIVE") }, { timeSlot: timeSlot("1", "FULL") }],
    ["postPoint", { postPoint: postPoint("2") }, { postPoint: postPoint("1", "8-16") }],
    [
      "paymentMethod",
      { paymentMethod: paymentMethod("2") },
      { paymentMethod: { ...paymentMethod("1"), name: "cash" } },
    ],
    ["couponCode", { couponCode: "HUSZ" }, { couponCode: "TIZ" }],
    ["shippingAddress", { shippingAddress: destination("") }, { shippingAddress: destination("the bell is broken") }],
    [
      "contactPerson",
      { contactPerson: { name: "Kis Anna", email: "anna@pelda.hu", telephone: "36" } },
      { ageConfirmed: true },
    ],
    ["billingAddress", { billingAddress: { ...place, id: "1", isCompany: true, vatNumber: null } }, { hash: "other" }],
    ["savedCardId", { savedCardId: "2" }, { revision: 7 }],
  ])("[ORDER-9] reports when %s has changed or is missing, and ignores spelling", (choice, otherwise, asGood) => {
    const told = [{ kind: "choice", choice }];
    expect(differences(otherwise)).toEqual(told);
    expect(differences({ [choice]: null })).toEqual(told);
    expect(differences({}, { [choice]: null })).toEqual(told);
    expect(differences({ [choice]: null }, { [choice]: null })).toEqual([]);
    expect(differences(asGood)).toEqual([]);
    expect(cartDifferences(seen, { present: { ...seen, ...otherwise }, except: [choice] })).toEqual([]);
  });
});
