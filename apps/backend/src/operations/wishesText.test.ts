import { expect, it } from "vitest";
import { wishesText } from "./wishesText.ts";

const updated_at = "2026-11-20T23:30:00.000Z";

it("[SEARCH-13] lists wishes in a line each: how often, when last in Budapest, and what", () => {
  expect(
    wishesText([
      { term: "kumkvat", wishes: 12, updated_at },
      { term: "tök", wishes: 3, updated_at: "2026-01-05T10:00:00.000Z" },
    ]),
  ).toBe("12  2026-11-21  kumkvat\n 3  2026-01-05  tök");
  expect(wishesText([])).toBe("Még nem kértek terméket.");
});

it("[SEARCH-13] prints no character of a shopper's that would command the operator's terminal or turn its line around", () => {
  const term = "\u001B[2Jtök\r\u009B1A\u202Emag\u2028sor\nsor";
  expect(wishesText([{ term, wishes: 1, updated_at }])).toBe("1  2026-11-21   [2Jtök  1A mag sor sor");
});
