import { expect, it } from "vitest";
import { catalogue, createShop } from "../index.ts";
import { defaultSettings } from "./ShopSettings.ts";

it("[CONST-1] has the rule book's figures as defaults", () => {
  expect(defaultSettings).toMatchObject({
    firstRetryMs: 300,
    longestRetryMs: 5_000,
    attempts: 4,
    noticeMs: 5_000,
    cartErrorMs: 10_000,
    purchaseLimits: {},
  });
});

it.each([1, 3])("[CONST-1] a shop's own figure stands in for a default: %d attempts", async (attempts) => {
  let asked = 0;
  const fetch = () => {
    asked += 1;
    return Promise.reject(new TypeError("Failed to fetch"));
  };
  const settings = { attempts, firstRetryMs: 1, longestRetryMs: 1 };
  const shop = createShop({ capabilities: [catalogue], endpoint: "/graphql", fetch, settings });
  await expect(shop.catalogue.footerBlocks()).rejects.toMatchObject({ _tag: "NetworkError" });
  expect(asked).toBe(attempts);
  shop.dispose();
});
