import { afterAll, beforeAll, expect, it } from "vitest";
import { openShop, shopUrl } from "./openShop.test.kit.ts";

let shop: Awaited<ReturnType<typeof openShop>>;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const ask = async (query: string, variables: object) => {
  const { body } = await shop.app.inject({
    method: "POST",
    url: "/graphql",
    headers: { "content-type": "application/json", origin: shopUrl },
    payload: { query, variables },
  });
  return body;
};

it("[CART-20] the cart's page names the products that the shop has deleted, also when nothing else is left", async () => {
  const { db } = shop.database;
  const goods = await db
    .selectFrom("products")
    .where("status", "=", "AVAILABLE")
    .where("adults_only", "=", false)
    .orderBy("id")
    .limit(2)
    .select(["id", "name"])
    .execute();
  const [first, second] = goods;
  const id = /"id":"([^"]+)"/.exec(await ask("mutation { createCart { id } }", {}))?.[1] ?? "";
  await ask("mutation ($input: UpdateCartInput!) { updateCart(input: $input) { id } }", {
    input: { id, products: goods.map((product) => ({ product_id: product.id, piece: 1 })) },
  });
  const page = async () => (await shop.app.inject({ url: "/kosar", headers: { cookie: `__Host-cart_id=${id}` } })).body;
  const notice = "Már nem kapható, kivettük a kosárból: ";
  expect(await page()).not.toContain(notice);
  await db
    .deleteFrom("products")
    .where("id", "=", first?.id ?? 0)
    .execute();
  expect(await page()).toContain(notice + (first?.name ?? ""));
  await db
    .deleteFrom("products")
    .where("id", "=", second?.id ?? 0)
    .execute();
  const empty = await page();
  expect(empty).toContain(`${notice}${first?.name ?? ""}, ${second?.name ?? ""}`);
  expect(empty).toContain("Üres még a kosarad");
});
