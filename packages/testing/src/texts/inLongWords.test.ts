import { texts } from "@kamra/core/texts";
import { englishTexts } from "@kamra/core/texts/en";
import { expect, it } from "vitest";
import { inLongWords } from "./index.ts";

const long = inLongWords(englishTexts);

it("a text has accents, marks at both ends and 40 % more letters", () => {
  expect(long.delivery.free).toBe("[Frééfr]");
  const { network } = englishTexts.transport;
  expect(long.transport.network.length / network.length).toBeGreaterThan(1.3);
});

it("what is put into a text stays as it is, and so do formats", () => {
  expect(long.delivery.earliest("Friday 16–18")).toBe("[Éárlíéstéárl Friday 16–18]");
  expect(long.formats).toBe(englishTexts.formats);
});

it("texts in lists and groups are long too, also when they are spread", () => {
  expect({ ...long.cart }.ageConfirmation.decline).toBe("[Nőtnő yétyé]");
  expect(long.content.weekdays.map((day) => day.length)).toEqual([11, 12, 15, 14, 11, 14, 11]);
});

it("Hungarian keeps its letters", () => {
  expect(inLongWords(texts).session.logOut).toBe("[Kíjéléntkézéskíjélé]");
});
