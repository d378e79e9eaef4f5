import { afterEach, expect, it } from "vitest";
import { delivery } from "../../delivery/service/capability.ts";
import { createShop } from "../../shop/createShop.ts";
import { memoryCookies } from "../../kernel/memoryCookies.ts";
import { cart } from "./capability.ts";
import { cartOf, lineOf } from "../queue/changes.test.arbitrary.ts";

const [milk, beer] = [lineOf("milk", 1), lineOf("beer", 1)];
const full = {
  ...cartOf([milk, beer]),
  warnings: [{ productId: beer.product.id, productName: beer.product.name, message: "Sold out" }],
};

const shops: Array<{ readonly dispose: () => void }> = [];
afterEach(() => {
  for (const { dispose } of shops.splice(0)) dispose();
});

/** A shop whose cart has milk and a sold-out beer, on a server that never answers. */
const open = () => {
  const asked: string[] = [];
  const made = createShop({
    capabilities: [delivery, cart],
    endpoint: "/graphql",
    fetch: (_address, init) => {
      if (typeof init?.body === "string") asked.push(init.body);
      return new Promise<Response>(() => {});
    },
    clock: () => new Date("2026-11-21T10:00:00Z"),
    cookies: memoryCookies({ cart_id: full.id, delivery_address: '{"type":"personal"}' }),
    snapshot: { now: "2026-11-21T10:00:00Z", cart: { cart: full } },
    log: () => {},
  });
  shops.push(made);
  return { ...made, asked };
};

const quantities = ({ cart: { state } }: ReturnType<typeof open>) =>
  Object.fromEntries((state.get().cart?.lines ?? []).map(({ product, quantity }) => [product.id, quantity]));

it("[CART-4] [CART-16] shows a changed line immediately, in the cart and in the line's own store, as pending", async () => {
  const shop = open();
  const line = shop.cart.line(milk.product.id);
  let changes = 0;
  line.subscribe(() => {
    changes += 1;
  });
  expect(line.get()).toEqual({ line: milk, isPending: false, error: null });
  void shop.cart.setQuantity(milk.product, { quantity: 3, quantityType: "default" });
  await expect.poll(() => line.get()).toMatchObject({ line: { quantity: 3 }, isPending: true });
  void shop.cart.setLineOptions(milk.product.id, { substitution: "SIMILAR" });
  await expect.poll(() => line.get().line?.substitution).toBe("SIMILAR");
  expect(changes).toBe(2);
  expect(quantities(shop)).toEqual({ milk: 3, beer: 1 });
  void shop.cart.remove(milk.product.id);
  await expect.poll(() => line.get().line).toBeNull();
  expect(quantities(shop)).toEqual({ beer: 1 });
  expect(shop.snapshot()).toMatchObject({ cart: { cart: { lines: [{ product: { id: "beer" } }] } } });
});

it("[CART-10] [CART-11] [CART-16] shows removed, emptied and chosen parts of the cart immediately", async () => {
  const shop = open();
  void shop.cart.choose({ couponCode: "TIZ" });
  await expect.poll(() => shop.cart.state.get().cart?.couponCode).toBe("TIZ");
  void shop.cart.removeUnavailable();
  await expect.poll(() => quantities(shop)).toEqual({ milk: 1 });
  void shop.cart.empty();
  await expect.poll(() => quantities(shop)).toEqual({});
});

it("[CART-2] fetches the cart on refresh", async () => {
  const shop = open();
  expect(shop.asked).toEqual([]);
  void shop.cart.refresh();
  await expect.poll(() => shop.asked).toHaveLength(1);
  expect(shop.asked[0]).toContain("cartHash");
  expect(shop.cart.state.get().isFetching).toBe(true);
});

it("[CART-13] opens and closes the panel", () => {
  const shop = open();
  expect(shop.cart.panel.get()).toBe(true);
  shop.cart.setPanel(false);
  expect(shop.cart.panel.get()).toBe(false);
});
