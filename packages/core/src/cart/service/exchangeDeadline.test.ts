import { expect, it } from "vitest";
import { defaultSettings } from "../../kernel/ShopSettings.ts";
import { exchangeDeadline } from "./exchangeDeadline.ts";

it("[NET-2] the deadline is that of five requests, with four attempts each and the longest pauses between them", () => {
  expect(exchangeDeadline(defaultSettings)).toBe(5 * 63_150);
});
