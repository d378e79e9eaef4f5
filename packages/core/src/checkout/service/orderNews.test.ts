import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { expect, it } from "vitest";
import type { EffectCapability } from "../../capability/EffectCapability.ts";
import { cartOf, lineOf } from "../../cart/queue/changes.test.arbitrary.ts";
import { cart, catalogue, checkout, createShop, delivery, memoryCookies, session } from "../../index.ts";
import { otherTab } from "../../kernel/otherTab.test.support.ts";
import { Tabs } from "../../kernel/Tabs.ts";

const statusPath = "/megrendeles/statusz/t1";

/** A shop that shows the cart `cart`, beside another tab. */
const open = () => {
  const { tabs, listeners, tell } = otherTab("order");
  const beside: EffectCapability<"beside", object> = {
    name: "beside",
    provides: Layer.succeed(Tabs, tabs),
    open: () => Effect.succeed({ api: {}, snapshot: () => ({}) }),
  };
  const shop = createShop({
    capabilities: [catalogue, delivery, cart, session, checkout, beside],
    endpoint: "/graphql",
    fetch: () => new Promise<Response>(() => {}),
    cookies: memoryCookies({ cart_id: "cart" }),
    snapshot: { now: "2026-11-21T10:00:00Z", cart: { cart: cartOf([lineOf("a", 1)]) } },
  });
  return { shop, listeners, hear: (news: unknown) => Effect.runSync(tell(news)) };
};

it("[ORDER-3] a tab hears that another one has ordered the cart that it shows, and of no other cart", () => {
  const { shop, hear } = open();
  for (const news of [{ cartId: "other", statusPath }, { cartId: "cart" }, null]) hear(news);
  expect(shop.checkout.placing.get()).toEqual({ phase: "idle" });
  hear({ cartId: "cart", statusPath });
  expect(shop.checkout.placing.get()).toEqual({ phase: "placedElsewhere", statusPath });
  shop.dispose();
});

it("a shop that is disposed of hears no more of other tabs' orders", () => {
  const { shop, listeners, hear } = open();
  shop.dispose();
  hear({ cartId: "cart", statusPath });
  expect(shop.checkout.placing.get()).toEqual({ phase: "idle" });
  expect(listeners.size).toBe(0);
});
