import type { Backend } from "@kamra/backend";
import { huf } from "@kamra/core/product";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startBackend } from "../backend/index.ts";
import { browserWith, openCheckout, ordersOf, readyCart, sent } from "./checkout.test.kit.ts";

const now = new Date("2026-11-21T10:00:00Z");
const card = "3";
const donation = { amount: huf(500), cause: "Élelmiszerbank" };

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend({ clock: () => now, isDevelopment: true });
});
afterAll(() => backend.close());

/** A checkout that lacks nothing, where the card takes amounts from or up to some forint above the total. */
const checkoutWith = async (limit: "min_amount" | "max_amount", above: number) => {
  const cartId = await readyCart(backend);
  const opened = await openCheckout(browserWith(cartId), { fetch: backend.fetch, now });
  const { shop } = opened;
  const limits = { min_amount: null, max_amount: null, [limit]: shop.cart.state.get().totals.total + above };
  await backend.database.db.updateTable("payment_methods").set(limits).where("id", "=", Number(card)).execute();
  await shop.checkout.refresh();
  await shop.checkout.update({ paymentMethodId: card });
  return { ...opened, cartId };
};

it("[PAY-4] a donation that goes beyond what a method takes closes the order before it is sent, as the server would", async () => {
  const { shop, network } = await checkoutWith("max_amount", 100);
  expect(shop.checkout.guard("/megrendeles/osszesites")).toEqual({ allowed: true });
  await shop.checkout.update({ donation });
  expect(await shop.checkout.place()).toMatchObject({ phase: "blocked", blockers: [{ kind: "paymentMethod" }] });
  expect(sent({ network }, "createOrder")).toEqual([]);
  await shop.checkout.update({ donation: null });
  expect(await shop.checkout.place()).toMatchObject({ phase: "placed" });
});

it("[PAY-4] [SEAM-1] a donation that reaches the least amount opens the summary, and the order has it", async () => {
  const { shop, cartId } = await checkoutWith("min_amount", 100);
  expect(shop.checkout.guard("/megrendeles/osszesites")).toMatchObject({ allowed: false });
  await shop.checkout.update({ donation });
  expect(shop.checkout.guard("/megrendeles/osszesites")).toEqual({ allowed: true });
  expect(await shop.checkout.place()).toMatchObject({ phase: "placed" });
  expect(await ordersOf(cartId, backend)).toMatchObject([{ donation_amount: 500 }]);
});
