import { formats } from "@kamra/core/text";
import { expect, it } from "vitest";
import { currencyMark } from "./currencyMark.ts";

it.each([
  ["hu-HU", "EUR", "EUR"],
  ["en-IE", "EUR", "€"],
  ["de-CH", "CHF", "CHF"],
])("in %s the mark of %s is %s", (locale, currency, mark) => {
  const amounts = new Intl.NumberFormat(locale, { style: "currency", currency });
  expect(currencyMark({ money: (_digits, cents) => amounts.format(cents / 100) })).toBe(mark);
});

it("the mark of forint is the one that stands after every amount", () => {
  expect(currencyMark(formats)).toBe("Ft");
});
