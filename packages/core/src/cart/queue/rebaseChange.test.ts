import { expect, it } from "vitest";
import type { CartChange } from "../model/CartChange.ts";
import { lineOf } from "./changes.test.arbitrary.ts";
import { rebaseChange } from "./rebaseChange.ts";

const [a, b] = [lineOf("a", 1), lineOf("b", 1)];
const changes = {
  "a line": { kind: "line", productId: a.product.id, line: a },
  "its removal": { kind: "line", productId: a.product.id, line: null },
  "another line": { kind: "line", productId: b.product.id, line: b },
  "its slicing": { kind: "lineOptions", productId: a.product.id, options: { sliced: true } },
  "its slicing and substitutes": {
    kind: "lineOptions",
    productId: a.product.id,
    options: { sliced: false, substitution: "SIMILAR" },
  },
  "another line's slicing": { kind: "lineOptions", productId: b.product.id, options: { sliced: true } },
  "an emptying": { kind: "empty" },
  "a coupon": { kind: "choices", choices: { couponCode: "TIZ" } },
  "a coupon and an age": { kind: "choices", choices: { couponCode: null, ageConfirmed: true } },
} satisfies Record<string, CartChange>;

/** The earlier changes that a later one fully overrides. */
const table: Readonly<Record<keyof typeof changes, ReadonlyArray<keyof typeof changes>>> = {
  "a line": ["a line", "its removal"],
  "its removal": ["a line", "its removal", "its slicing", "its slicing and substitutes"],
  "another line": ["another line"],
  "its slicing": ["its slicing"],
  "its slicing and substitutes": ["its slicing", "its slicing and substitutes"],
  "another line's slicing": ["another line's slicing"],
  "an emptying": [
    "a line",
    "its removal",
    "another line",
    "its slicing",
    "its slicing and substitutes",
    "another line's slicing",
    "an emptying",
  ],
  "a coupon": ["a coupon"],
  "a coupon and an age": ["a coupon", "a coupon and an age"],
};

it.each(Object.entries(table))("[CART-16] %s fully overrides %j and no other change", (later, superseded) => {
  const change = new Map(Object.entries<CartChange>(changes)).get(later) ?? expect.fail();
  const left = Object.entries<CartChange>(changes).map(
    ([name, earlier]) => [name, rebaseChange(earlier, { later: change })] as const,
  );
  expect(left.flatMap(([name, rest]) => (rest === null ? [name] : []))).toEqual(superseded);
});

it.each([
  [
    "its slicing and substitutes",
    "its slicing",
    { kind: "lineOptions", productId: a.product.id, options: { substitution: "SIMILAR" } },
  ],
  ["a coupon and an age", "a coupon", { kind: "choices", choices: { ageConfirmed: true } }],
] as const)("[CART-16] from %s, %s removes only the fields that it names, without mutation", (earlier, later, left) => {
  const before = structuredClone<CartChange>(changes[earlier]);
  expect(rebaseChange(changes[earlier], { later: changes[later] })).toEqual(left);
  expect(changes[earlier]).toEqual(before);
});

it.each([
  [changes["a line"], changes["its slicing"]],
  [changes["its slicing"], changes["another line's slicing"]],
  [changes["an emptying"], changes["a line"]],
  [changes["a coupon"], changes["an emptying"]],
])("[CART-16] %j keeps every field when %j comes later", (earlier, later) => {
  expect(rebaseChange(earlier, { later })).toBe(earlier);
});
