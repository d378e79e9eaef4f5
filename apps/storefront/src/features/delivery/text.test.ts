import { expect, test } from "vitest";
import { methodText } from "./text.hu.ts";

test("the reason against a method names three goods and counts the rest.", () => {
  expect(methodText.reason("Nem vihető", [])).toBe("Nem vihető");
  expect(methodText.reason("Nem vihető", ["tej", "sajt", "hal"])).toBe("Nem vihető: tej, sajt, hal");
  expect(methodText.reason("Nem vihető", ["tej", "sajt", "hal", "sör", "fagyi"])).toBe(
    "Nem vihető: tej, sajt, hal és még 2 termék",
  );
});
