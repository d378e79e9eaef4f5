import { expect, it } from "vitest";
import { analytics } from "../analytics/service/capability.ts";
import { delivery } from "../delivery/service/capability.ts";
import { memoryCookies } from "../kernel/memoryCookies.ts";
import { createShop } from "../shop/createShop.ts";
import { development } from "./capability.ts";

it("[COOKIE-1] the panel opens a shop with a broken delivery cookie", () => {
  const cookies = memoryCookies({ delivery_address: '{"type":"pers' });
  const shop = createShop({ capabilities: [delivery, development()], endpoint: "https://shop.test/graphql", cookies });
  expect(shop.delivery.selection.get()).toBeNull();
  expect(shop.development.bundle(shop.snapshot()).start.delivery).toBe("text-1");
});

it("the panel records the kind of a command's error, without its message", () => {
  const cookies = {
    ...memoryCookies(),
    set: () => {
      throw new RangeError("No room for anna@example.hu");
    },
  };
  const shop = createShop({ capabilities: [analytics, development()], endpoint: "https://shop.test/graphql", cookies });
  expect(() => shop.analytics.decide("given")).toThrow();
  expect(shop.development.record.get().runs.map(({ error }) => error)).toEqual(["RangeError"]);
});

it("a bundle has the shop's initial state, and times by the shop's clock", () => {
  const clock = () => new Date("2026-11-21T10:00:00Z");
  const bundleOf = (cookies: Readonly<Record<string, string>>) => {
    const capabilities = [delivery, development()] as const;
    const shop = createShop({
      capabilities,
      endpoint: "https://shop.test/graphql",
      clock,
      cookies: memoryCookies(cookies),
      settings: { attempts: 2 },
    });
    shop.delivery.openPicker();
    return shop.development.bundle(shop.snapshot());
  };
  const chosen = { type: "personal" };
  const { version, start, record, end } = bundleOf({
    token: "abc",
    cart_id: "c1",
    delivery_address: JSON.stringify(chosen),
  });
  expect([version, end.now]).toEqual([1, "2026-11-21T10:00:00.000Z"]);
  expect(start).toMatchObject({
    now: "2026-11-21T10:00:00.000Z",
    snapshot: null,
    cartId: "text-1",
    delivery: chosen,
    isLoggedIn: true,
    settings: { attempts: 2 },
  });
  expect(record.calls).toMatchObject([{ capability: "delivery", method: "openPicker", startedAt: clock().getTime() }]);
  expect(bundleOf({}).start).toMatchObject({ cartId: null, delivery: null, isLoggedIn: false });
});
