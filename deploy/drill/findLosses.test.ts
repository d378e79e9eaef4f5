import { expect, it } from "vitest";
import { findLosses } from "./findLosses.ts";
import type { Tables } from "./readTables.ts";

const order = { cart: "a", transaction: "t", total: 900, isCancelled: false, slot: null };
const tables: Tables = {
  carts: [{ id: "a", revision: 3 }],
  orders: [order],
  paid: ["t"],
  products: [{ id: 1, left: 2, sold: 3 }],
  slots: [{ time: "2026-11-27 08:00", places: 1 }],
};
const facts = [
  { kind: "cart", cart: "a", revision: 3, at: 1 },
  { kind: "order", cart: "a", transaction: "t", total: 900, at: 2 },
  { kind: "payment", transaction: "t", at: 3 },
] as const;
const stock = new Map([[1, 5]]);
const nothing = { lost: [], twice: [], oversold: [] };

it("tables that hold all that shoppers were told have lost nothing", () => {
  expect(findLosses(tables, { facts, stock })).toEqual(nothing);
});

it("a cart of an earlier revision or none, an order with another total or none, and a payment that is not received are lost", () => {
  const lostOf = (changed: Partial<Tables>) => findLosses({ ...tables, ...changed }, { facts, stock }).lost;
  expect(lostOf({ carts: [{ id: "a", revision: 2 }] })).toEqual([facts[0]]);
  expect(lostOf({ carts: [] })).toEqual([facts[0]]);
  expect(lostOf({ orders: [{ ...order, total: 800 }] })).toEqual([facts[1]]);
  expect(lostOf({ orders: [] })).toEqual([facts[1]]);
  expect(lostOf({ paid: [] })).toEqual([facts[2]]);
});

it("two orders of one cart are found in the tables, and in what the shopper was told", () => {
  const second = { ...order, transaction: "u" };
  expect(findLosses({ ...tables, orders: [order, second] }, { facts, stock }).twice).toEqual(["a"]);
  const told = [...facts, { kind: "order", cart: "a", transaction: "u", total: 900, at: 4 } as const];
  expect(findLosses(tables, { facts: told, stock }).twice).toEqual(["a"]);
});

it("stock that does not add up, and more orders than a time slot has places, are oversold; cancelled orders take no place", () => {
  const oversoldOf = (changed: Partial<Tables>) => findLosses({ ...tables, ...changed }, { facts, stock }).oversold;
  expect(oversoldOf({ products: [{ id: 1, left: 2, sold: 4 }] })).toEqual([
    "product 1: there were 5, 4 are sold, 2 are left",
  ]);
  const delivered = (transaction: string, isCancelled: boolean) => ({
    ...order,
    cart: transaction,
    transaction,
    isCancelled,
    slot: "2026-11-27 08:00",
  });
  expect(oversoldOf({ orders: [order, delivered("u", false), delivered("v", true)] })).toEqual([]);
  expect(oversoldOf({ orders: [order, delivered("u", false), delivered("v", false)] })).toEqual([
    "time slot 2026-11-27 08:00: 2 orders, 1 places",
  ]);
});
