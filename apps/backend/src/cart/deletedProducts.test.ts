import { afterEach, beforeEach, expect, it } from "vitest";
import { ids, smallSeed } from "../seed/smallSeed.ts";
import { refreshDemo } from "../catalogue/refreshDemo.ts";
import { accountClient } from "../testing/accountClient.ts";
import { cartClient } from "../testing/cartClient.ts";
import { listService } from "../testing/listService.ts";
import { onBothDatabases } from "../testing/onBothDatabases.ts";
import { firstNow } from "../testing/startTestBackend.ts";

interface Cart {
  readonly hash: string;
  readonly total_price: number;
  readonly cart_products: ReadonlyArray<{ readonly product: { readonly id: string } }>;
  readonly deleted_products: ReadonlyArray<{ readonly product_id: string; readonly product_name: string }>;
}

const fields = "hash total_price cart_products { product { id } } deleted_products { product_id product_name }";
const beer = { product_id: String(ids.beer), product_name: "Őszi sör 0,5 l" };

onBothDatabases("a product that the shop deletes", (backend) => {
  const { create, read, updated } = cartClient<Cart>(backend, fields);
  const { createList, readList, register, sync } = listService(backend);
  let id = "";
  beforeEach(async () => {
    id = await create();
    await updated({
      id,
      products: [
        { product_id: ids.beer, piece: 2 },
        { product_id: ids.ham, piece: 0.2 },
      ],
    });
  });
  afterEach(async () => {
    await refreshDemo(backend().database.unlimited, {
      seed: { ...smallSeed, version: crypto.randomUUID() },
      now: new Date(firstNow),
    });
  });
  const deleteBeer = () => backend().database.db.deleteFrom("products").where("id", "=", ids.beer).execute();

  it("[CART-20] leaves carts, which name it", async () => {
    const before = await read(id);
    expect(before.deleted_products).toEqual([]);
    await deleteBeer();
    const after = await read(id);
    expect(after.deleted_products).toEqual([beer]);
    expect(after.cart_products).toEqual([{ product: { id: String(ids.ham) } }]);
    expect(after.total_price).toBeLessThan(before.total_price);
    expect(after.hash).not.toBe(before.hash);
  });

  it("[CART-20] is forgotten when the shopper sets it to 0, or empties the cart", async () => {
    await deleteBeer();
    expect((await updated({ id, products: [{ product_id: ids.ham, piece: 0.4 }] })).deleted_products).toEqual([beer]);
    const told = await updated({ id, products: [{ product_id: ids.beer, piece: 0 }] });
    expect(told.deleted_products).toEqual([]);
    expect(told.cart_products).toHaveLength(1);
  });

  it("[CART-20] is a line again when the shop has it again", async () => {
    await deleteBeer();
    await refreshDemo(backend().database.unlimited, {
      seed: { ...smallSeed, version: "again" },
      now: new Date(firstNow),
    });
    const again = await read(id);
    expect(again.deleted_products).toEqual([]);
    expect(again.cart_products).toHaveLength(2);
  });

  it("[CART-20] [SESS-1] is named in the user's cart after a login", async () => {
    const account = await accountClient(backend).register();
    await deleteBeer();
    const login = `mutation ($loginData: LoginInput!) { login(loginData: $loginData) { cart { ${fields} } } }`;
    const enter = async (cart_id: string) => {
      const { email, password } = account;
      const { data } = await backend().ask<{ login: { cart: Cart } }>(login, {
        loginData: { email, password, cart_id },
      });
      return data.login.cart.deleted_products;
    };
    expect(await enter(id)).toEqual([beer]);
    expect(await enter("AAAAAAAAAAAAAAAAAAAAAA")).toEqual([beer]);
  });

  it("[LIST-10] stays on lists, which name it", async () => {
    const anna = await register("Anna");
    const listId = await createList(anna);
    const set = (quantity: number) => sync(anna, [{ listId, productId: String(ids.beer), quantity }]);
    await set(1);
    expect((await readList(listId, anna)).products[0]).not.toHaveProperty("deleted_name");
    await deleteBeer();
    expect((await readList(listId, anna)).products).toMatchObject([{ quantity: 1, deleted_name: beer.product_name }]);
    await set(3);
    expect((await readList(listId, anna)).products).toMatchObject([{ quantity: 3, deleted_name: beer.product_name }]);
    await set(0);
    expect((await readList(listId, anna)).products).toEqual([]);
  });
});
