import { expect, it } from "vitest";
import { analytics } from "../analytics/capability.ts";
import { delivery } from "../delivery/capability.ts";
import { memoryCookies } from "../shop/memoryCookies.ts";
import { createShop } from "../shop.ts";
import { development } from "./capability.ts";

it("[COOKIE-1] opens a shop whose delivery cookie is broken", () => {
  const cookies = memoryCookies({ delivery_address: '{"type":"pers' });
  const shop = createShop({ capabilities: [delivery, development()], endpoint: "/graphql", cookies });
  expect(shop.delivery.selection.get()).toBeNull();
  expect(shop.development.bundle(shop.snapshot()).start.delivery).toBe("text 1");
});

it("says what kind of error a command has ended with, and nothing of what it says", () => {
  const cookies = {
    ...memoryCookies(),
    set: () => {
      throw new RangeError("No room for anna@example.hu");
    },
  };
  const shop = createShop({ capabilities: [analytics, development()], endpoint: "/graphql", cookies });
  expect(() => shop.analytics.decide("given")).toThrow();
  expect(shop.development.record.get().runs.map(({ error }) => error)).toEqual(["RangeError"]);
});
