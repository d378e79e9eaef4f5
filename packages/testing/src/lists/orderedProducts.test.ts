import type { Backend } from "@kamra/backend";
import { cart, catalogue, createShop, delivery, memoryCookies, orderedProducts, session } from "@kamra/core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startBackend } from "../backend/index.ts";
import { type FaultyNetwork, faultyNetwork, statusResponse } from "../network/index.ts";
import { products } from "./lists.test.kit.ts";

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.close());

const anna = { email: "anna@pelda.hu", password: "egy hosszú jelszó", name: "Kovács Anna" };
/** Waits until there has been nothing in progress for a while. */
const atRest = async ({ inFlight }: FaultyNetwork) => {
  for (let still = 0; still < 200; still += 1) {
    await new Promise((resolve) => setImmediate(resolve));
    if (inFlight() > 0) still = 0;
  }
};

it("[CART-2] ordered products load first with the cart, again with another cart, and only for logged-in users", async () => {
  const network = faultyNetwork(backend.fetch);
  const asked = () => network.calls.filter(({ operationName }) => operationName === "orderedProducts").length;
  const cookies = memoryCookies();
  const shop = createShop({
    capabilities: [cart, delivery, session, orderedProducts],
    endpoint: "http://shop.test/graphql",
    fetch: network.fetch,
    cookies,
    log: () => {},
  });
  const refresh = async () => {
    await shop.cart.refresh();
    await atRest(network);
  };
  await refresh();
  expect(asked()).toBe(0);

  await shop.session.register(anna);
  network.use(({ operationName }) => (operationName === "orderedProducts" ? statusResponse(500) : null));
  await refresh();
  expect([asked(), shop.orderedProducts.entries.get()]).toEqual([1, null]);
  network.use(() => null);
  await refresh();
  expect([asked(), shop.orderedProducts.entries.get()]).toEqual([2, []]);
  await refresh();
  expect(asked()).toBe(2);

  const other = createShop({
    capabilities: [cart, catalogue, delivery],
    endpoint: "http://shop.test/graphql",
    fetch: backend.fetch,
    cookies,
  });
  await other.delivery.select({ type: "personal" });
  const [milk] = await other.catalogue.productsById([products.milk]);
  await other.cart.setQuantity(milk ?? expect.fail(), { quantity: 1, quantityType: "default" });
  await refresh();
  expect(asked()).toBe(3);
  other.dispose();

  await shop.session.logout();
  expect(shop.orderedProducts.entries.get()).toBeNull();
  await shop.session.login(anna);
  await refresh();
  expect(asked()).toBe(4);
  shop.dispose();
});
