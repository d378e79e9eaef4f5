import { expect, it } from "vitest";
import { defaultSettings } from "../shop/ShopSettings.ts";
import { exchangeDeadline } from "./exchangeDeadline.ts";

it("[NET-2] an exchange takes at most as long as five requests, of four attempts each and the longest waits between them", () => {
  expect(exchangeDeadline(defaultSettings)).toBe(5 * 63_150);
});
