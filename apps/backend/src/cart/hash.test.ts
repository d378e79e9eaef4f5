import { beforeEach, expect, it } from "vitest";
import { ids } from "../seed/smallSeed.ts";
import { cartClient } from "../testing/cartClient.ts";
import { onBothDatabases } from "../testing/onBothDatabases.ts";
import { firstNow } from "../testing/startTestBackend.ts";

interface Cart {
  hash: string;
  total_price: number;
  cart_products: { price: number }[];
}

onBothDatabases("the hash of a cart", (backend) => {
  const { create, read, updated } = cartClient<Cart>(backend, "hash total_price cart_products { price }");
  let id = "";
  const set = (product: Readonly<Record<string, unknown>>) => updated({ id, products: [product] });
  beforeEach(async () => {
    backend().setNow(firstNow);
    id = await create();
  });

  it("[CART-2] is the same for the same content, however the cart came about, and differs after every change", async () => {
    const hashes = [
      (await read(id)).hash,
      (await set({ product_id: ids.ham, piece: 1 })).hash,
      (await set({ product_id: ids.ham, piece: 2 })).hash,
      (await set({ product_id: ids.ham, piece: 2, sliced: true })).hash,
      (await updated({ id, shipping_address: { postcode: 1186, city: "Budapest" } })).hash,
      (await set({ product_id: ids.beer, piece: 1 })).hash,
    ];
    expect(new Set(hashes).size).toBe(hashes.length);
    expect((await read(id)).hash).toBe(hashes.at(-1));
    expect((await set({ product_id: ids.ham, piece: 2 })).hash).toBe(hashes.at(-1));
  });

  it("[CART-2] changes when a price does", async () => {
    const { hash } = await set({ product_id: ids.apple, piece: 1 });
    backend().setNow("2026-11-22T10:00:00+01:00");
    expect(await read(id)).toMatchObject({ total_price: 599, cart_products: [{ price: 599 }] });
    expect((await read(id)).hash).not.toBe(hash);
  });

  it("[CART-2] [LAW-3] changes when a deposit does", async () => {
    const { hash } = await set({ product_id: ids.beer, piece: 1 });
    const { db } = backend().database;
    await db.updateTable("empties").set({ weight: 301 }).execute();
    expect((await read(id)).hash).not.toBe(hash);
    await db.updateTable("empties").set({ weight: 300 }).execute();
    expect((await read(id)).hash).toBe(hash);
  });
});
