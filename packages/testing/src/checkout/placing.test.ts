import type { Backend } from "@kamra/backend";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startBackend } from "../backend/index.ts";
import { browserWith, openCheckout, ordersOf, readyCart } from "./checkout.test.kit.ts";

const now = new Date("2026-11-21T10:00:00Z");

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend({ clock: () => now });
});
afterAll(() => backend.close());

const open = async () => {
  const cartId = await readyCart(backend);
  const browser = browserWith(cartId);
  return { cartId, browser, ...(await openCheckout(browser, { fetch: backend.fetch, now })) };
};

describe("placing an order", () => {
  it("[ORDER-1] orders what the shopper sees, and tells them", async () => {
    const { cartId, shop, visited } = await open();
    expect(shop.checkout.view.get().blockers).toEqual([]);
    const placing = await shop.checkout.place();
    const [order] = await ordersOf(cartId, backend);
    const goTo = `/megrendeles/statusz/${order?.transaction_id}`;
    expect(placing).toMatchObject({ phase: "placed", order: { id: String(order?.id) }, goTo });
    expect(shop.notices.get().map(({ text }) => text)).toEqual(["Sikeres rendelésleadás!"]);
    expect(visited).toEqual([{ kind: "redirect", to: goTo }]);
    expect(shop.cart.state.get().cart).toMatchObject({ lines: [] });
  });
});
