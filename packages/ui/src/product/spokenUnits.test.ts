import { expect, it } from "vitest";
import { productTexts } from "./text.hu.ts";

it.each([
  ["kg", "kilogrammonként"],
  ["l", "literenként"],
  ["m", "méterenként"],
  ["db", "darabonként"],
  ["lap", "laponként"],
  ["tekercs", "tekercsenként"],
  ["mosás", "mosásonként"],
  ["filter", "filterenként"],
  ["üveg", "üvegenként"],
  ["kapszula", "kapszulánként"],
  ["köteg", "kötegenként"],
  ["csövecske", "csövecskénként"],
  ["köcsög", "köcsögönként"],
  ["fürt", "fürtönként"],
])("A price per %s is spoken with a suffix that follows the word's vowels: %s.", (unit, spoken) => {
  expect(productTexts.spokenPrice("6\u00a0Ft", unit)).toBe(`6 forint ${spoken}`);
});

it("A deposit per unit is spoken in words, without sign, abbreviation or slash.", () => {
  expect(productTexts.spokenDeposit("50\u00a0Ft", "db")).toBe("plusz 50 forint visszaváltási díj darabonként");
});
