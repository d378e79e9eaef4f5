import { expect, it } from "vitest";
import { plainText } from "./plainText.ts";

it("keeps the words and drops the markup", () => {
  expect(plainText('<p class="a">Só &amp; bors,\n<b>5&nbsp;g</b></p>', { limit: 100 })).toBe("Só & bors, 5 g");
  expect(plainText("", { limit: 10 })).toBe("");
});

it("never exceeds the requested length, and cuts between words", () => {
  const text = plainText("alma körte szilva barack", { limit: 15 });
  expect(text).toBe("alma körte …");
  expect(plainText("a".repeat(50), { limit: 10 }).length).toBeLessThanOrEqual(10);
});
