import { beforeAll, expect, it } from "vitest";
import { type Account, accountClient } from "../testing/accountClient.ts";
import { contact_data, orderClient, shipping_address } from "../testing/orderClient.ts";
import { onBothDatabases } from "../testing/onBothDatabases.ts";
import { firstNow } from "../testing/startTestBackend.ts";

onBothDatabases("The link of an order", (backend) => {
  const { readyCart, placed, slot } = orderClient(backend);
  const db = () => backend().database.db;
  const after = (days: number) => new Date(Date.parse(firstNow) + days * 86_400_000).toISOString();
  let anna: Account;
  let link: string;

  beforeAll(async () => {
    anna = await accountClient(backend).register();
    await db().updateTable("access_tokens").set({ expires_at: "2028-01-01T00:00:00Z" }).execute();
    const cart = await readyCart(
      { shipping_method: "1", shipping_address, timetable_time_slot: await slot() },
      { token: anna.token },
    );
    const { order, transaction_id } = await placed({ cart_id: cart, comment: "Kapukód: 1234" }, { token: anna.token });
    link = transaction_id;
    await db()
      .updateTable("orders")
      .set({ status: "COMPLETE", withdrawable_until: after(20) })
      .where("id", "=", Number(order.id))
      .execute();
  });

  const secrets = [
    contact_data.contact_name,
    contact_data.contact_email,
    contact_data.contact_telephone,
    "Kapukód",
    "Margó Tivadar",
    "Tej",
  ];
  const fields = `is_brief status { code } total_amount order_products { name } comment coupon_code linked_order_id
    contact_data { contact_name contact_email contact_telephone } shipping_address { street } billing_address { street }
    timetable_time_slot { range_date } post_point { name } pickup { code } withdrawals { refund_account { holder } } events { status { code } }`;
  const seen = async (query: string, variables: Readonly<Record<string, unknown>>, token?: string) => {
    const answer = await backend().ask<object>(query, variables, token === undefined ? {} : { token });
    const text = JSON.stringify(answer);
    return { text, told: secrets.filter((secret) => text.includes(secret)) };
  };
  const byLink = (email: string | null = null, token?: string) =>
    seen(
      `query ($l: ID!, $e: String) { orderByTransaction(transaction_id: $l, email: $e) { ${fields} } }`,
      { l: link, e: email },
      token,
    );

  it("[LIMIT-4] shows for thirty days what was bought, and its people and places masked.", async () => {
    backend().setNow(after(29.9));
    const { text, told } = await byLink();
    expect(told).toEqual(["Tej"]);
    for (const part of ['"contact_email":"e•••@p•••"', '"is_brief":false', '"street":"•••"'])
      expect(text).toContain(part);
    expect((await byLink(null, anna.token)).told).toEqual(secrets);
    expect((await byLink(contact_data.contact_email)).told).toEqual(secrets);
    const cancelled = await seen(`mutation ($l: ID) { cancelOrder(transaction_id: $l) { ${fields} } }`, { l: link });
    expect(cancelled.told).toEqual([]);
  });

  it("[LIMIT-4] never masks the store where an order is fetched.", async () => {
    const fetched = await placed({ cart_id: await readyCart() });
    await db().updateTable("orders").set({ status: "COMPLETE" }).where("id", "=", Number(fetched.order.id)).execute();
    const { text, told } = await seen(
      "query ($l: ID!) { orderByTransaction(transaction_id: $l) { shipping_address { street } billing_address { name street } } }",
      { l: fetched.transaction_id },
    );
    expect(text).toContain("Közdűlő út");
    expect(told).toEqual([]);
  });

  it("[LIMIT-4] then shows a stranger how far it got and what it cost, by every call that takes the link.", async () => {
    backend().setNow(after(30));
    const { text, told } = await byLink();
    expect(told).toEqual([]);
    expect(text).toContain('"is_brief":true');
    expect(text).toContain('"total_amount":');
    expect((await byLink(null, (await accountClient(backend).register()).token)).told).toEqual([]);
    await db().updateTable("orders").set({ status: "MARKED_TO_CANCEL" }).where("transaction_id", "=", link).execute();
    const cancelled = await seen(`mutation ($l: ID) { cancelOrder(transaction_id: $l) { ${fields} } }`, { l: link });
    expect(cancelled.text).toContain("MARKED_TO_CANCEL");
    expect(cancelled.told).toEqual([]);
    await db().updateTable("orders").set({ status: "COMPLETE" }).where("transaction_id", "=", link).execute();
  });

  it("[LIMIT-4] shows all of it again to its owner, and to whoever names its e-mail address.", async () => {
    backend().setNow(after(400));
    await db()
      .updateTable("access_tokens")
      .set({ last_used_at: after(399) })
      .execute();
    expect((await byLink(null, anna.token)).told).toEqual(secrets);
    expect((await byLink(` ${contact_data.contact_email.toUpperCase()} `)).told).toEqual(secrets);
    expect((await byLink("bela@pelda.hu")).told).toEqual([]);
    expect((await byLink("")).told).toEqual([]);
  });

  it("[LIMIT-4] shows all of it while the order is open, and what was bought while it can be withdrawn from.", async () => {
    backend().setNow(after(60));
    const become = (change: object) =>
      db().updateTable("orders").set(change).where("transaction_id", "=", link).execute();
    await become({ withdrawable_until: after(61) });
    expect((await byLink()).told).toEqual(["Tej"]);
    await become({ status: "ACCEPTED", withdrawable_until: null });
    expect((await byLink()).told).toEqual(secrets);
  });
});
