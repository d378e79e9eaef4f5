import { expect, it } from "vitest";
import { unbrokenAmount } from "./unbrokenAmount.ts";

it.each([
  ["Rizsporta barna rizs 1 kg", "Rizsporta barna rizs 1\u00a0kg"],
  ["Kispajta friss tej 1,5% 1,5 l", "Kispajta friss tej 1,5% 1,5\u00a0l"],
  ["Kispajta bio tojás M-L 6 db", "Kispajta bio tojás M-L 6\u00a0db"],
  ["Pudingpor 3 × 48 g", "Pudingpor 3\u00a0×\u00a048\u00a0g"],
  ["Pinova alma", "Pinova alma"],
  ["1 kg liszt", "1\u00a0kg liszt"],
  ["Félbarna sör 0,5 l üveges", "Félbarna sör 0,5\u00a0l üveges"],
  ["Toalettpapír 3 × 60 lap", "Toalettpapír 3\u00a0×\u00a060 lap"],
  ["Pelenka 6–11 kg", "Pelenka 6–\u206011\u00a0kg"],
  ["2–3 munkanap", "2–\u20603 munkanap"],
  ["H–P 8:00–16:00, Szo 8:00–12:00", "H–\u2060P 8:00–\u206016:00, Szo 8:00–\u206012:00"],
  ["Kamra – a bolt", "Kamra – a bolt"],
  ["3 tojásos tészta", "3 tojásos tészta"],
])("the amounts and ranges in %s stay on one line", (name, shown) => {
  expect(unbrokenAmount(name)).toBe(shown);
});
