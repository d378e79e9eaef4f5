import { expect, it } from "vitest";
import { availabilityText } from "./availabilityText.ts";
import { isOrderable } from "./isOrderable.ts";
import { productTexts } from "./text.hu.ts";

it.each([
  ["OUT_OF_STOCK", "Átmeneti készlethiány"],
  ["SEASONAL", "Szezonális termék, átmenetileg nem kapható"],
  ["UNAVAILABLE", "A termék jelenleg nem elérhető"],
  ["PERMANENTLY_ENDED", "A termék megszűnt"],
  ["AVAILABLE", null],
])("[FMT-5] %s reads %j", (status, text) => {
  expect(availabilityText(status)).toBe(text);
  expect(isOrderable({ status })).toBe(text === null);
});

it.each(["RECALLED", "constructor", ""])(
  "[FMT-5] a status %j that only a newer server knows reads as not available",
  (status) => {
    expect(availabilityText(status)).toBe("A termék jelenleg nem elérhető");
    expect(isOrderable({ status })).toBe(false);
  },
);

it("[FMT-5] uses the given texts", () => {
  const texts = { ...productTexts, availability: { ...productTexts.availability, SEASONAL: "Majd nyáron" } };
  expect(availabilityText("SEASONAL", { texts })).toBe("Majd nyáron");
});
