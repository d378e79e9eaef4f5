import { parseAs } from "@kamra/backend/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openShop, shopUrl } from "../openShop.test.kit.ts";

let shop: Awaited<ReturnType<typeof openShop>>;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const address = { name: "Kovács Anna", postcode: 1186, city: "Budapest", street: "Közdűlő út", house_number: "46" };
const contact_data = { contact_name: "Kovács Anna", contact_email: "anna@pelda.hu", contact_telephone: "36201234567" };

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

/** Some toothpaste and a milk, paid in cash and picked up. */
async function delivered() {
  const idOf = async (term: string) =>
    (
      await ask<{ searchProducts: { data: { id: string }[] } }>(
        "query ($term: String!) { searchProducts(term: $term, first: 1) { data { id } } }",
        { term },
      )
    ).searchProducts.data[0]?.id ?? "";
  const [paste, milk] = [await idOf("fogkrém"), await idOf("tej")];
  const { createCart } = await ask<{ createCart: { id: string } }>("mutation { createCart { id } }");
  await ask("mutation ($input: UpdateCartInput!) { updateCart(input: $input) { id } }", {
    input: {
      id: createCart.id,
      products: [
        { product_id: paste, piece: 2 },
        { product_id: milk, piece: 1 },
      ],
      shipping_method: "4",
      payment_method: "2",
      contact_data,
      billing_address: address,
      age_confirmed: true,
    },
  });
  const { createOrder } = await ask<{ createOrder: { transaction_id: string; order: { id: string } } }>(
    "mutation ($cart: ID!) { createOrder(orderInput: { cart_id: $cart }) { transaction_id order { id } } }",
    { cart: createCart.id },
  );
  await shop.database.db
    .updateTable("orders")
    .set({ status: "COMPLETE", withdrawable_until: "2099-12-11T00:00:00+01:00" })
    .where("id", "=", Number(createOrder.order.id))
    .execute();
  return { paste, milk, id: createOrder.order.id, transaction: createOrder.transaction_id };
}

const send = (path: string, fields: Readonly<Record<string, string>>, headers: Readonly<Record<string, string>> = {}) =>
  shop.app.inject({
    method: "POST",
    url: path,
    headers: {
      origin: shopUrl,
      referer: `${shopUrl}/elallas`,
      "content-type": "application/x-www-form-urlencoded",
      ...headers,
    },
    payload: new URLSearchParams(fields).toString(),
  });
const headingOf = (body: string) => /<h1[^>]*>(.*?)<\/h1>/.exec(body)?.[1];
/** The hidden fields of a question's form, to answer it. */
const hiddenIn = (body: string) =>
  Object.fromEntries(
    [...body.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)].map(([, name = "", value = ""]) => [
      name,
      value,
    ]),
  );

describe("[LAW-11] withdrawing without scripts", () => {
  it("is linked from the footer of every page", async () => {
    for (const path of ["/", "/kosar", "/cikk/aszf"])
      expect((await shop.app.inject(path)).body).toMatch(/<footer.*href="\/elallas"/s);
  });

  it("mails the link to the order's mailbox, and answers the same for any order", async () => {
    const { id, transaction } = await delivered();
    const answers = await Promise.all(
      [
        { order: id, email: "anna@pelda.hu" },
        { order: id, email: "bela@pelda.hu" },
        { order: "999999", email: "anna@pelda.hu" },
      ].map((fields) => send("/elallas/hivatkozas", fields)),
    );
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(answers[0]?.body).toContain("elküldtük a hivatkozást");
    const mails = await shop.database.db
      .selectFrom("mails")
      .where("kind", "=", "withdrawalLink")
      .select(["recipient", "data"])
      .execute();
    expect(mails).toMatchObject([{ recipient: "anna@pelda.hu", data: { transactionId: transaction } }]);
  });

  it("takes two steps: what from, then the refund and the account, up to the dated receipt", async () => {
    const { paste, milk, transaction } = await delivered();
    const { body: page, headers } = await shop.app.inject(`/elallas/${transaction}`);
    expect(headers["cache-control"]).toContain("private");
    expect(page).toContain(`name="elall-${paste}"`);
    expect(page).not.toContain(`name="elall-${milk}"`);
    expect(page).toMatch(/mert romlandók:.*<li>[^<]*ej/s);

    const chosen = { transaction, [`elall-${paste}`]: "on", [`mennyi-${paste}`]: "1" };
    const { body: second } = await send("/elallas/termekek", chosen);
    expect(headingOf(second)).toBe("Biztosan elállsz a vásárlástól?");
    expect(second).not.toContain("<script src");
    const answer = { ...hiddenIn(second), holder: "Kovács Anna", number: "11773016-11111019" };
    expect(answer).toMatchObject({ ...chosen, confirmed: "yes" });
    const { body: wrong } = await send("/elallas/termekek", answer);
    expect(wrong).toContain("Ez a számlaszám nem létezik");
    const { body: receipt } = await send("/elallas/termekek", { ...answer, number: "11773016-11111018" });
    expect(headingOf(receipt)).toBe("Elállásodat megkaptuk");
    expect(receipt).toMatch(/Az elállás száma: \d+. Megkaptuk: \d{4}\. /);
    expect(receipt).toContain("Ide utaljuk: Kovács Anna, •••• 1018");
    expect((await shop.app.inject(`/elallas/${transaction}`)).body).toMatch(
      /Az elállás száma: \d+. Megkaptuk: \d{4}\. /,
    );
  });

  it("refuses nothing, too much, and products that may not be returned, and takes nothing back then", async () => {
    const { paste, milk, transaction } = await delivered();
    const confirmed = { transaction, confirmed: "yes", holder: "A", number: "11773016-11111018" };
    const take = (id: string, piece: string) => ({ ...confirmed, [`elall-${id}`]: "on", [`mennyi-${id}`]: piece });
    for (const [fields, text] of [
      [confirmed, "Jelölj meg legalább egy terméket."],
      [take(paste, "sok"), "ezt a mennyiséget nem értjük"],
      [take(paste, "3"), "legfeljebb ennyire állhatsz el"],
      [take(milk, "1"), "Romlandó terméktől nem lehet elállni."],
    ] as const) {
      const { statusCode, body } = await send("/elallas/termekek", fields);
      expect(statusCode).toBe(400);
      expect(body).toContain(text);
    }
  });

  it("is nobody else's: by a number alone, or from a page of another site, nothing can be withdrawn", async () => {
    const { paste, id, transaction } = await delivered();
    const fields = {
      [`elall-${paste}`]: "on",
      [`mennyi-${paste}`]: "1",
      confirmed: "yes",
      holder: "A",
      number: "11773016-11111018",
    };
    expect((await send("/elallas/termekek", { ...fields, order: id })).statusCode).not.toBe(200);
    expect((await send("/elallas/termekek", { ...fields, transaction: id })).statusCode).toBe(404);
    const foreign = await send("/elallas/termekek", { ...fields, transaction }, { origin: "https://gonosz.hu" });
    expect(foreign.statusCode).toBe(403);
    const { withdrawals } = (
      await ask<{ orderByTransaction: { withdrawals: object[] } }>(
        "query ($id: ID!) { orderByTransaction(transaction_id: $id) { withdrawals { id } } }",
        { id: transaction },
      )
    ).orderByTransaction;
    expect(withdrawals).toEqual([]);
  });
});
