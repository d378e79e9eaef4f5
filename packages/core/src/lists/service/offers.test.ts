import * as Effect from "effect/Effect";
import { expect, it } from "vitest";
import { createShop, lists, memoryCookies, orderedProducts, session } from "../../index.ts";
import { productId } from "../../product/productId.ts";
import type { EffectCapability } from "../../capability/EffectCapability.ts";
import type { LogEntry } from "../../kernel/LogEntry.ts";
import { SaveCartAsList } from "./SaveCartAsList.ts";
import { listService, user } from "../lists.test.support.ts";
import { OrderedProducts } from "../../orderedProducts/service/OrderedProducts.ts";

const milk = productId("12");

interface Asking {
  readonly save: () => Promise<void>;
  readonly loadOnce: () => Promise<void>;
  readonly refresh: () => Promise<void>;
}

/** Another capability, which uses what lists and ordered products offer. */
const cart: EffectCapability<"asking", Asking> = {
  name: "asking",
  open: ({ run }) =>
    Effect.succeed({
      api: {
        save: () =>
          run(Effect.flatMap(SaveCartAsList, ({ save }) => save("Kosár", [{ product: { id: milk }, quantity: 2 }]))),
        loadOnce: () => run(Effect.flatMap(OrderedProducts, ({ loadOnce }) => loadOnce)),
        refresh: () => run(Effect.flatMap(OrderedProducts, ({ refresh }) => refresh)),
      },
      snapshot: () => ({}),
    }),
};

const given = () => {
  const service = listService([]);
  const logged: LogEntry[] = [];
  const snapshot = { now: "2026-11-21T10:00:00Z", session: { isLoggedIn: true, user, lastUpdated: null } };
  const options = {
    endpoint: "/graphql",
    fetch: service.fetch,
    cookies: memoryCookies({ token: "abc" }),
    snapshot,
    settings: { attempts: 1 },
    log: (entry: LogEntry) => void logged.push(entry),
  };
  return { service, logged, options };
};

it("without the capabilities nothing is saved or loaded, and no request is sent", async () => {
  const { service, options } = given();
  const shop = createShop({ capabilities: [cart, session], ...options });
  const { save, loadOnce, refresh } = shop.asking;
  for (const each of [save, loadOnce, refresh]) expect(await each()).toBeUndefined();
  expect(service.calls).toEqual([]);
});

it("[LIST-6] a cart is saved as a new list", async () => {
  const { service, options } = given();
  const shop = createShop({ capabilities: [lists, cart, session], ...options });
  expect(await shop.asking.save()).toBeUndefined();
  await shop.lists.refresh();
  expect(shop.lists.state.get().lists).toMatchObject([{ name: "Kosár", products: [{ productId: milk, quantity: 2 }] }]);
  expect(service.changes()).toEqual(["POST /list", "POST /sync"]);
  shop.dispose();
});

it("[CART-2] ordered products are loaded once and reloaded when they may have changed; a failure is logged and retried next time", async () => {
  const { service, logged, options } = given();
  const shop = createShop({ capabilities: [orderedProducts, cart, session], ...options });
  service.rule = () => Response.json({ data: { me: null } });
  await shop.asking.loadOnce();
  expect(logged).toMatchObject([
    { level: "warning", message: "Could not load the ordered products", details: [{ _tag: "DecodeError" }] },
  ]);
  service.rule = () => Response.json({ data: { me: { ordered_products: [] } } });
  await shop.asking.loadOnce();
  expect(shop.orderedProducts.entries.get()).toEqual([]);
  await shop.asking.loadOnce();
  expect(service.calls).toHaveLength(2);
  await shop.asking.refresh();
  expect(service.calls).toHaveLength(3);
  shop.dispose();
});
