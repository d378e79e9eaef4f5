import { expect, it } from "vitest";
import type { CartChange } from "./CartChange.ts";
import { lineOf } from "./changes.test.arbitrary.ts";
import { leftAfter } from "./leftAfter.ts";
import type { PendingChange } from "./PendingChange.ts";
import { takenUp } from "./takenUp.ts";

const pending = (id: string, change: CartChange): PendingChange => {
  const [made] = takenUp([{ id, cartId: null, change, reason: "wanted" }]);
  return made ?? expect.fail();
};
const set = (id: string, name: string, quantity: number) =>
  pending(id, { kind: "line", productId: lineOf(name, 1).product.id, line: lineOf(name, quantity) });

const waiting = [set("2", "a", 1), set("3", "b", 1), set("5", "a", 2)];

it.each([
  ["all of it when nothing is done", [], ["2", "3", "5"]],
  ["what was done itself no more", [set("3", "b", 1)], ["2", "5"]],
  ["nothing that was done before, and is superseded", [set("4", "a", 9)], ["3", "5"]],
  ["what was done after it", [set("1", "a", 9)], ["2", "3", "5"]],
  ["what it leaves something of", [pending("6", { kind: "choices", choices: { couponCode: null } })], ["2", "3", "5"]],
  ["nothing before an emptying", [pending("4", { kind: "empty" })], ["5"]],
])("[CART-16] of what waits here is left, once another tab is done: %s", (_what, done, left) => {
  expect(leftAfter(waiting, { done }).map(({ id }) => id)).toEqual(left);
});

it("[CART-16] of what was done before, what a later one says nothing of is left in its place, by an id of its own, for whoever waits for it", () => {
  const both = pending("2", { kind: "choices", choices: { couponCode: "TIZ", ageConfirmed: true } });
  const [left, ...others] = leftAfter([both], {
    done: [pending("3", { kind: "choices", choices: { couponCode: null } })],
  });
  expect(left).toEqual({ ...both, id: "2~", change: { kind: "choices", choices: { ageConfirmed: true } } });
  expect(left?.outcomes).toBe(both.outcomes);
  expect(others).toEqual([]);
});
