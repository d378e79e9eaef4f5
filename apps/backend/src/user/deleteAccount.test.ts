import { sql } from "kysely";
import { beforeEach, expect, it } from "vitest";
import type { OrderStatusCode } from "../generated/types.ts";
import { kindOfShipping } from "../delivery/kindOfShipping.ts";
import { canBecome, isStatusOf } from "../order/canBecome.ts";
import { changeOrderStatus } from "../order/changeOrderStatus.ts";
import { sessionTexts } from "../session/text.hu.ts";
import { type Account, accountClient } from "../testing/accountClient.ts";
import { onBothDatabases } from "../testing/onBothDatabases.ts";
import { orderClient } from "../testing/orderClient.ts";
import { parseAs } from "../testing/parseAs.ts";
import { personClient } from "../testing/personClient.ts";
import { firstNow } from "../testing/startTestBackend.ts";

onBothDatabases("a deletion of an account", (backend) => {
  const { register, whoIs } = accountClient(backend);
  const { placed, readyCart } = orderClient(backend);
  const { invitationsTo, live, prove, remove } = personClient(backend);
  let anna: Account;
  beforeEach(async () => {
    await backend().database.db.deleteFrom("time_slot_places").execute();
    anna = await register();
  });

  /** Moves every order that can become that. */
  async function move(status: OrderStatusCode): Promise<void> {
    const { db } = backend().database;
    for (const { id: orderId, ...order } of await db.selectFrom("orders").selectAll().execute())
      if (canBecome(order.status, status) && isStatusOf(status, { kind: kindOfShipping(order.shipping_method_id) }))
        await db
          .transaction()
          .execute((transaction) => changeOrderStatus(transaction, { orderId, status, now: new Date(firstNow) }));
  }
  /** Brings every order to its end. */
  async function deliver(): Promise<void> {
    for (const status of ["ACCEPTED", "PROCESSING", "KAMRA_SHIPPED", "GPOINT_SHIPPED", "COMPLETE"] as const)
      await move(status);
  }

  /** The tables with personal data. */
  async function tellingOf({ email, id }: Pick<Account, "email" | "id">): Promise<string[]> {
    const { db } = backend().database;
    const { rows } = await sql<{
      name: string;
    }>`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(
      db,
    );
    const telling = [];
    for (const { name } of rows) {
      const found =
        await sql`select from ${sql.table(name)} as t where to_jsonb(t)::text ilike ${`%${email}%`} or to_jsonb(t)::text like ${`%${id}%`} limit 1`.execute(
          db,
        );
      if (found.rows.length > 0) telling.push(name);
    }
    return telling;
  }

  it("[ORDER-5] includes the guest's cart when an order created the account, as the export does", async () => {
    const email = `vendeg-${anna.email}`;
    const password = "egy hosszú jelszó";
    const contact_data = { contact_name: "Vendég Vera", contact_email: email, contact_telephone: "36201234567" };
    const { registration_result } = await placed({
      cart_id: await readyCart({
        contact_data,
        shipping_address: {
          name: "Vendég Vera",
          postcode: 1186,
          city: "Budapest",
          street: `${email} utca`,
          house_number: "1",
        },
      }),
      password,
    });
    if (registration_result === null) throw new Error("The order made no account");
    const { token, user } = registration_result;
    const { data } = await backend().ask<{ exportMyData: string }>("{ exportMyData }", {}, { token });
    expect(parseAs<object>(data.exportMyData)).toMatchObject({
      carts: [{ contact_email: email, shipping_address: { street: `${email} utca` } }],
      orders: [{ contact_email: email }],
    });
    await deliver();
    expect((await remove(password, { token })).data).toEqual({ deleteMyAccount: true });
    expect(await tellingOf({ email, id: user.id })).toEqual([]);
  });

  it("requires the password, and leaves no personal data", async () => {
    const transactionId = await live(anna);
    await prove(anna);
    const bela = await register();
    expect(await invitationsTo(anna.email)).toHaveLength(1);
    expect((await remove("nem ez a jelszó", anna)).errors[0]?.extensions.validation).toEqual({
      current_password: [sessionTexts.wrongPassword],
    });
    expect(await whoIs(anna.token)).toBe(anna.email);
    await deliver();
    expect((await remove(anna.password, anna)).data).toEqual({ deleteMyAccount: true });
    expect(await whoIs(anna.token)).toBe("UNAUTHENTICATED");
    // A mail to an invited address was the inviter's.
    expect(await tellingOf(anna)).toEqual(["mails"]);
    expect(
      await backend()
        .database.db.selectFrom("mails")
        .where("recipient", "in", [anna.email, anna.email.toUpperCase()])
        .select("kind")
        .execute(),
    ).toEqual([{ kind: "listShare" }]);
    const kept = await backend()
      .database.db.selectFrom("orders")
      .where("transaction_id", "=", transactionId)
      .selectAll()
      .executeTakeFirstOrThrow();
    expect(
      await backend()
        .database.db.selectFrom("time_slot_places")
        .where("cart_id", "=", kept.cart_id)
        .select("held_until")
        .execute(),
    ).toEqual([{ held_until: null }]);
    expect(kept).toMatchObject({ goods_amount: 5990, user_id: null, contact_name: null, billing_address: null });
    expect(await whoIs(bela.token)).toBe(bela.email);
    expect((await register({ email: anna.email })).id).not.toBe(anna.id);
  });

  it.each([
    ["is delivered", deliver],
    ["is cancelled", () => move("MARKED_TO_CANCEL")],
  ])("keeps what an open order needs for delivery, until it %s", async (_until, close) => {
    const transactionId = await live(anna);
    expect((await remove(anna.password, anna)).data).toEqual({ deleteMyAccount: true });
    const { db } = backend().database;
    const kept = () =>
      db
        .selectFrom("orders")
        .where("transaction_id", "=", transactionId)
        .select([
          "id",
          "user_id",
          "canonical_email",
          "contact_name",
          "contact_telephone",
          "shipping_address",
          "billing_address",
          "comment",
        ])
        .executeTakeFirstOrThrow();
    const gift = async () =>
      await db
        .selectFrom("order_products")
        .where("order_id", "=", (await kept()).id)
        .select("gift_card_text")
        .execute();
    expect(await kept()).toMatchObject({
      user_id: null,
      canonical_email: null,
      contact_name: "Kovács Anna",
      contact_telephone: "36201234567",
      shipping_address: { street: `${anna.email} utca` },
      billing_address: { street: `${anna.email} utca` },
      comment: `A kapu nyitva, ${anna.email}.`,
    });
    expect(await gift()).toEqual([{ gift_card_text: `Puszi, ${anna.email}` }]);
    await close();
    expect(await kept()).toMatchObject({
      contact_name: null,
      contact_telephone: null,
      shipping_address: null,
      billing_address: null,
      comment: null,
    });
    expect(await gift()).toEqual([{ gift_card_text: null }]);
  });

  it("leaves other users' orders unchanged when they are delivered", async () => {
    const transactionId = await live(anna);
    await deliver();
    expect(
      await backend()
        .database.db.selectFrom("orders")
        .where("transaction_id", "=", transactionId)
        .select("contact_name")
        .execute(),
    ).toEqual([{ contact_name: "Kovács Anna" }]);
  });
});
