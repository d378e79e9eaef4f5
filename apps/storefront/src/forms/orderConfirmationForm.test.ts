import { parseAs } from "@kamra/backend/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openShop, shopUrl } from "../openShop.test.kit.ts";

let shop: Awaited<ReturnType<typeof openShop>>;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

async function ask<Data>(query: string, variables: object = {}): Promise<Data> {
  const response = await shop.fetch("/graphql", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = parseAs<{ data: Data; errors?: unknown }>(await response.text());
  if (errors !== undefined) throw new Error(JSON.stringify(errors));
  return data;
}

/** A guest's order of more than a hundred thousand forint, and the path in its mail. */
async function largeOrder() {
  const { searchProducts } = await ask<{ searchProducts: { data: { id: string }[] } }>(
    '{ searchProducts(term: "fogkrém", first: 1) { data { id } } }',
  );
  const id = searchProducts.data[0]?.id ?? "";
  await shop.database.db
    .updateTable("products")
    .set({ price: 120_000, stock: 50 })
    .where("id", "=", Number(id))
    .execute();
  const { createCart } = await ask<{ createCart: { id: string } }>("mutation { createCart { id } }");
  await ask("mutation ($input: UpdateCartInput!) { updateCart(input: $input) { id } }", {
    input: {
      id: createCart.id,
      products: [{ product_id: id, piece: 1 }],
      shipping_method: "4",
      payment_method: "2",
      contact_data: { contact_name: "Kovács Anna", contact_email: "anna@pelda.hu", contact_telephone: "36201234567" },
      billing_address: {
        name: "Kovács Anna",
        postcode: 1186,
        city: "Budapest",
        street: "Közdűlő út",
        house_number: "46",
      },
    },
  });
  const { createOrder } = await ask<{ createOrder: { transaction_id: string; order: { id: string } } }>(
    "mutation ($cart: ID!) { createOrder(orderInput: { cart_id: $cart }) { transaction_id order { id } } }",
    { cart: createCart.id },
  );
  const mails = await shop.database.db
    .selectFrom("mails")
    .where("kind", "=", "orderConfirmation")
    .orderBy("id")
    .select("data")
    .execute();
  const { confirm } = parseAs<{ confirm: { token: string } }>(JSON.stringify(mails.at(-1)?.data));
  const path = `/megrendeles/megerosites/${createOrder.transaction_id}/${confirm.token}`;
  return { path, transaction: createOrder.transaction_id, id: createOrder.order.id };
}

const headingOf = (body: string) => /<h1[^>]*>(.*?)<\/h1>/.exec(body)?.[1];
const press = (fields: Readonly<Record<string, string>>) =>
  shop.app.inject({
    method: "POST",
    url: "/megrendeles/megerosites",
    headers: { origin: shopUrl, "content-type": "application/x-www-form-urlencoded" },
    payload: new URLSearchParams(fields).toString(),
  });

describe("[LIMIT-3] confirming a large order by its mail, without scripts", () => {
  it("takes a press on the page that the mail opens; opening it confirms nothing.", async () => {
    const { path, transaction, id } = await largeOrder();
    const status = async () => (await shop.app.inject(`/megrendeles/statusz/${transaction}`)).body;
    expect(await status()).toContain("Erősítsd meg a rendelésedet!");
    const page = await shop.app.inject(path);
    expect(page.statusCode).toBe(200);
    expect(page.headers["cache-control"]).toBe("private, no-store");
    expect(headingOf(page.body)).toBe("Megerősíted a rendelésedet?");
    expect(await status()).toContain("Erősítsd meg a rendelésedet!");

    const token = path.split("/").at(-1) ?? "";
    const wrong = await press({ transaction, token: `${token}x` });
    expect([wrong.statusCode, wrong.body]).toEqual([409, expect.stringContaining("Ez a hivatkozás nem érvényes.")]);
    const done = await press({ transaction, token });
    expect(headingOf(done.body)).toBe("Megerősítetted a rendelésedet");
    expect(done.body).toContain(`${id} számú rendelésedet elfogadtuk`);
    expect(await status()).not.toContain("Erősítsd meg a rendelésedet!");
  });

  it("says what has gone meanwhile, and that nothing is paid.", async () => {
    const { path, transaction } = await largeOrder();
    await shop.database.db.updateTable("products").set({ stock: 0 }).where("price", "=", 120_000).execute();
    const answer = await press({ transaction, token: path.split("/").at(-1) ?? "" });
    expect([answer.statusCode, answer.body]).toEqual([409, expect.stringContaining("Ez most nem rendelhető")]);
    expect(answer.body).toContain("visszateheted a kosaradba");
  });

  it("says that it is too late once the order was cancelled.", async () => {
    const { path, transaction } = await largeOrder();
    await ask("mutation ($id: ID) { cancelOrder(transaction_id: $id) { id } }", { id: transaction });
    const answer = await press({ transaction, token: path.split("/").at(-1) ?? "" });
    expect(answer.body).toContain("már nem lehet megerősíteni");
  });
});
