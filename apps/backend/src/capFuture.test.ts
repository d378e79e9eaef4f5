import { sql } from "kysely";
import { expect, it } from "vitest";
import { capFuture, caps } from "./capFuture.ts";
import { randomId } from "./database/randomId.ts";
import { accountClient } from "./testing/accountClient.ts";
import { onBothDatabases } from "./testing/onBothDatabases.ts";
import { orderClient } from "./testing/orderClient.ts";
import { firstNow } from "./testing/startTestBackend.ts";

/** Instants of the past, of the shop's own plans, and of what decides for itself at once; by table. */
const others: Readonly<Record<string, string>> = {
  access_tokens: "revoked_at",
  blog_entries: "published_at",
  carts: "age_confirmed_at",
  coupons: "starts_at ends_at",
  jobs: "next_run_at",
  newsletter_subscriptions: "consented_at",
  user_allergens: "consented_at",
  orders: "cancellable_until ready_from withdrawable_until",
  payments: "finished_at",
  personal_prices: "valid_until",
  price_runs: "since",
  product_index: "news_from_date news_to_date",
  products: "news_from_date news_to_date",
  rate_limits: "started_at",
  shopping_list_shares: "shared_at accepted_at",
  time_slots: "visible_until",
  users: "email_verified_at last_login",
};

onBothDatabases("A clock that was a week ahead", (backend) => {
  const { readyCart, placed, slot } = orderClient(backend);
  const db = () => backend().database.db;
  const now = new Date(firstNow);
  const after = (milliseconds: number) => new Date(now.getTime() + milliseconds).toISOString();
  const week = 7 * 86_400_000;

  it("[LIMIT-1] leaves no instant further ahead than its rule says, and what is in time stays.", async () => {
    const inTime = await readyCart({ shipping_method: "1", timetable_time_slot: await slot() });
    const heldUntil = async (cart: string) =>
      (
        await db()
          .selectFrom("time_slot_places")
          .where("cart_id", "=", cart)
          .select("held_until")
          .executeTakeFirstOrThrow()
      ).held_until;
    const before = await heldUntil(inTime);
    backend().setNow(after(week));
    const anna = await accountClient(backend).register();
    const cart = await readyCart({ shipping_method: "1", timetable_time_slot: await slot() });
    const { order } = await placed({ cart_id: await readyCart({ payment_method: "3" }) });
    await db()
      .updateTable("orders")
      .set({ status: "PENDING", confirm_until: after(week + 7_200_000) })
      .where("id", "=", Number(order.id))
      .execute();
    await backend().ask("mutation ($email: String!) { requestPasswordReset(email: $email) }", { email: anna.email });
    backend().setNow(firstNow);

    expect(await capFuture(db(), { now })).toBeGreaterThan(5);
    for (const { table, column, most, where = sql`true` } of caps) {
      const { rows } = await sql`
        select from ${sql.table(table)} where ${where} and ${sql.ref(column)} > ${after(most + 60_000)}`.execute(db());
      expect([table, column, rows]).toEqual([table, column, []]);
    }
    expect(Date.parse((await heldUntil(cart)) ?? "")).toBe(now.getTime() + 15 * 60_000);
    expect(await heldUntil(inTime)).toBe(before);
    expect(await capFuture(db(), { now })).toBe(0);
  });

  it("[LIMIT-1] puts off no mail: what waited is sent as soon as any other.", async () => {
    await db().deleteFrom("mails").execute();
    await db()
      .insertInto("mails")
      .values({
        recipient: `${randomId()}@pelda.hu`,
        kind: "passwordReset",
        data: "{}",
        created_at: after(week),
        next_attempt_at: after(week),
      })
      .execute();
    await capFuture(db(), { now });
    const { next_attempt_at } = await db().selectFrom("mails").select("next_attempt_at").executeTakeFirstOrThrow();
    expect(Date.parse(next_attempt_at) - now.getTime()).toBe(6 * 3_600_000);
  });

  it("has every instant of the database that is about the future among those, or a reason beside it.", async () => {
    const { rows } = await sql<{ table_name: string; column_name: string }>`
      select table_name, column_name from information_schema.columns
      where table_schema = 'public' and data_type = 'timestamp with time zone'
        and column_name !~ '^(created|updated|sent|failed|ended|ordered|confirmed|verified)_at$'`.execute(db());
    const known = new Set(caps.map(({ table, column }) => `${table}.${column}`));
    const unknown = rows.flatMap(({ table_name: table, column_name: column }) =>
      known.has(`${table}.${column}`) || others[table]?.split(" ").includes(column) === true
        ? []
        : [`${table}.${column}`],
    );
    expect(unknown).toEqual([]);
  });
});
