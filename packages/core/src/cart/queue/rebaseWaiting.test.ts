import { expect, it } from "vitest";
import type { CartChange } from "../model/CartChange.ts";
import { lineOf } from "./changes.test.arbitrary.ts";
import { rebaseWaiting } from "./rebaseWaiting.ts";
import type { PendingChange } from "../model/PendingChange.ts";
import { fromStored } from "./fromStored.ts";

const pending = (id: string, change: CartChange): PendingChange => {
  const [made] = fromStored([{ id, cartId: null, change, reason: "wanted" }]);
  return made ?? expect.fail();
};
const set = (id: string, name: string, quantity: number) =>
  pending(id, { kind: "line", productId: lineOf(name, 1).product.id, line: lineOf(name, quantity) });

const waiting = [set("2", "a", 1), set("3", "b", 1), set("5", "a", 2)];

it.each([
  ["everything when nothing is done", [], ["2", "3", "5"]],
  ["nothing of a completed change", [set("3", "b", 1)], ["2", "5"]],
  ["nothing of an earlier, overridden change", [set("4", "a", 9)], ["3", "5"]],
  ["later changes", [set("1", "a", 9)], ["2", "3", "5"]],
  ["independent changes", [pending("6", { kind: "choices", choices: { couponCode: null } })], ["2", "3", "5"]],
  ["nothing from before an emptying", [pending("4", { kind: "empty" })], ["5"]],
])("[CART-16] after another tab's changes the queue keeps: %s", (_what, done, left) => {
  expect(rebaseWaiting(waiting, { done }).map(({ id }) => id)).toEqual(left);
});

it("[CART-16] the remaining part of an earlier change keeps its position and callers, with a new id", () => {
  const both = pending("2", { kind: "choices", choices: { couponCode: "TIZ", ageConfirmed: true } });
  const [left, ...others] = rebaseWaiting([both], {
    done: [pending("3", { kind: "choices", choices: { couponCode: null } })],
  });
  expect(left).toEqual({ ...both, id: "2~", change: { kind: "choices", choices: { ageConfirmed: true } } });
  expect(left?.outcomes).toBe(both.outcomes);
  expect(others).toEqual([]);
});
