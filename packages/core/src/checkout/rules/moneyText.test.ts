import { expect, it } from "vitest";
import { moneyText } from "./moneyText.ts";
import { checkoutTexts } from "../text.hu.ts";

const { none, unknown } = checkoutTexts.money;

it.each([
  ["[ORDER-2]", "refused", none],
  ["[ORDER-9]", "changed", none],
  ["[ORDER-3]", "unknown", unknown],
  ["[ORDER-3]", "idle", null],
  ["[ORDER-3]", "submitting", null],
  ["[ORDER-3]", "blocked", null],
  ["[ORDER-3]", "placed", null],
] as const)("%s where an order is %s, the text about money is: %s", (_rule, phase, said) => {
  expect(moneyText({ phase })).toBe(said);
});

it("[ORDER-2] [ORDER-3] a shop can replace the texts about money", () => {
  const texts = { money: { none: "Nothing was paid.", unknown: "Wait!" } };
  expect([moneyText({ phase: "refused" }, { texts }), moneyText({ phase: "unknown" }, { texts })]).toEqual([
    "Nothing was paid.",
    "Wait!",
  ]);
});
