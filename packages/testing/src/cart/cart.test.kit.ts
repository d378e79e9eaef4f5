import { type Backend, smallSeedIds } from "@kamra/backend";
import type { Cart } from "@kamra/core/cart";
import type { Product } from "@kamra/core/product";
import { openTestShop, startBackend, type TestShop, type TestShopOptions } from "../backend/index.ts";
import type { Fault } from "../network/index.ts";

export const now = new Date("2026-11-21T10:00:00Z");

export const one = { quantity: 1, quantityType: "default" } as const;
export const two = { quantity: 2, quantityType: "default" } as const;
export const three = { quantity: 3, quantityType: "default" } as const;

const named = (all: ReadonlyArray<Product>) => {
  const find = (id: number) => {
    const found = all.find((product) => product.id === String(id));
    if (found === undefined) throw new Error(`The seed has no product ${id}`);
    return found;
  };
  const { milk, beer, apple, cake, ham, pear, anvil, ended } = smallSeedIds;
  return {
    milk: find(milk),
    beer: find(beer),
    apple: find(apple),
    cake: find(cake),
    ham: find(ham),
    pear: find(pear),
    anvil: find(anvil),
    ended: find(ended),
  };
};

export interface CartKit {
  readonly backend: Backend;
  readonly products: ReturnType<typeof named>;
  /** A shop whose shopper has chosen a delivery address. */
  readonly open: (options?: Partial<TestShopOptions>) => Promise<TestShop>;
  /** The cart as another shop finds it on the server. */
  readonly onServer: (opened: Pick<TestShop, "cookies">) => Promise<Cart | null>;
}

/** A backend, its products by name, and shops on it. Close the backend. */
export async function startCartKit(): Promise<CartKit> {
  const backend = await startBackend({ clock: () => now });
  const { shop } = openTestShop({ fetch: backend.fetch, now });
  const all = await shop.catalogue.productsById(Object.values(smallSeedIds).map(String));
  return {
    backend,
    products: named(all),
    open: async (options = {}) => {
      const opened = openTestShop({ fetch: backend.fetch, now, ...options });
      await opened.shop.delivery.select({ type: "personal" });
      return opened;
    },
    onServer: async ({ cookies }) => {
      const fresh = openTestShop({ fetch: backend.fetch, now, cookies });
      await fresh.shop.cart.refresh();
      return fresh.shop.cart.state.get().cart;
    },
  };
}

/** A shop with two milks in its cart. */
export const withMilk = async (kit: CartKit): Promise<TestShop> => {
  const opened = await kit.open();
  await opened.shop.cart.setQuantity(kit.products.milk, two);
  return opened;
};

export const quantities = ({ shop }: Pick<TestShop, "shop">) =>
  Object.fromEntries((shop.cart.state.get().cart?.lines ?? []).map((line) => [line.product.name, line.quantity]));

export const texts = ({ shop }: Pick<TestShop, "shop">) => shop.notices.get().map(({ text }) => text);

export const operations = ({ network }: Pick<TestShop, "network">) =>
  network.calls.map(({ operationName }) => operationName);

export const updates = ({ network }: Pick<TestShop, "network">) =>
  network.calls.filter(({ operationName }) => operationName === "updateCart");

/** Replaces the server's answers to updates. */
export const answeringInstead =
  (said: RegExp, instead: string) =>
  ({ operationName }: { readonly operationName: string }): Fault | null =>
    operationName === "updateCart"
      ? async (send) => {
          const answer = await send();
          return new Response((await answer.text()).replaceAll(said, instead), { headers: answer.headers });
        }
      : null;
