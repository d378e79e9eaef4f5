import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { completeConfirmations } from "../database/migrations/completeConfirmations.ts";
import { tellOrdersInMails } from "../database/migrations/tellOrdersInMails.ts";
import { accountClient } from "../testing/accountClient.ts";
import { onBothDatabases } from "../testing/onBothDatabases.ts";
import { billing_address, contact_data, orderClient, shipping_address } from "../testing/orderClient.ts";
import { ids } from "../seed/smallSeed.ts";
import { firstNow } from "../testing/startTestBackend.ts";

onBothDatabases("an order that has been placed", (backend) => {
  const { readyCart, slot, placed } = orderClient(backend);
  const accounts = accountClient(backend);
  const db = () => backend().database.db;

  beforeEach(async () => {
    backend().setNow(firstNow);
    await db().updateTable("products").set({ stock: null, status: "AVAILABLE" }).where("id", "=", ids.milk).execute();
    await db().deleteFrom("time_slot_places").execute();
  });

  describe("[ORDER-10] an order", () => {
    const byId = (id: string, token?: string) =>
      backend().ask<{ order: { id: string } | null } | null>(
        "query ($id: ID!) { order(id: $id) { id } }",
        { id },
        token === undefined ? {} : { token },
      );

    it("can be read by its owner with the id, and not by others or guests", async () => {
      const [anna, bela] = [await accounts.register(), await accounts.register()];
      const cart = await readyCart({}, anna);
      const { order } = await placed({ cart_id: cart }, anna);
      expect((await byId(order.id, anna.token)).data).toEqual({ order: { id: order.id } });
      expect((await byId(order.id, bela.token)).data).toEqual({ order: null });
      expect((await byId(order.id)).errors[0]?.extensions.code).toBe("UNAUTHENTICATED");
      const guests = await placed({ cart_id: await readyCart() });
      expect((await byId(guests.order.id, anna.token)).data).toEqual({ order: null });
    });

    it("can be read with its unguessable link", async () => {
      const { transaction_id, order } = await placed({ cart_id: await readyCart() });
      expect(transaction_id).toMatch(/^[\w-]{22}$/);
      const ask = (id: string) =>
        backend().ask("query ($id: ID!) { orderByTransaction(transaction_id: $id) { id } }", { id });
      expect((await ask(transaction_id)).data).toEqual({ orderByTransaction: { id: order.id } });
      expect((await ask(order.id)).data).toEqual({ orderByTransaction: null });
    });
  });

  describe("[ORDER-11] a cancellable order", () => {
    const cancel = (variables: Record<string, unknown>, by = {}) =>
      backend().ask<{ cancelOrder: { status: { code: string }; cancellable_until: null } } | null>(
        "mutation ($id: ID, $link: ID) { cancelOrder(id: $id, transaction_id: $link) { status { code } cancellable_until } }",
        variables,
        by,
      );

    it("can be cancelled until its cut-off, once, and returns its stock and place", async () => {
      await db().updateTable("products").set({ stock: 2 }).where("id", "=", ids.milk).execute();
      const cart = await readyCart({ shipping_method: "1", shipping_address, timetable_time_slot: await slot() });
      const { transaction_id } = await placed({ cart_id: cart });
      const answer = { cancelOrder: { status: { code: "MARKED_TO_CANCEL" }, cancellable_until: null } };
      expect((await cancel({ link: transaction_id })).data).toEqual(answer);
      expect((await cancel({ link: transaction_id })).data).toEqual(answer);
      await db().updateTable("orders").set({ status: "CANCELED" }).where("cart_id", "=", cart).execute();
      expect((await cancel({ link: transaction_id })).data?.cancelOrder.status.code).toBe("CANCELED");
      const product = await db()
        .selectFrom("products")
        .where("id", "=", ids.milk)
        .select(["stock", "status"])
        .executeTakeFirstOrThrow();
      expect(product).toEqual({ stock: 2, status: "AVAILABLE" });
      expect(await db().selectFrom("time_slot_places").selectAll().execute()).toEqual([]);
    });

    it("cannot be cancelled after it, once it is being packed, or by another user", async () => {
      const anna = await accounts.register();
      const late = await placed({ cart_id: await readyCart() });
      backend().setNow("2026-11-21T12:00:00+01:00");
      expect((await cancel({ link: late.transaction_id })).errors[0]?.extensions.code).toBe("ORDER_CLOSED");
      const packed = await placed({ cart_id: await readyCart({}, anna) }, anna);
      expect(
        (await cancel({ id: packed.order.id }, { token: (await accounts.register()).token })).errors[0]?.extensions
          .code,
      ).toBe("NOT_FOUND");
      expect((await cancel({ id: packed.order.id })).errors[0]?.extensions.code).toBe("UNAUTHENTICATED");
      await db()
        .updateTable("orders")
        .set({ status: "PROCESSING" })
        .where("id", "=", Number(packed.order.id))
        .execute();
      expect((await cancel({ id: packed.order.id }, anna)).errors[0]?.extensions.code).toBe("ORDER_CLOSED");
    });
  });

  it("lists a user's orders, and each product once with its number of orders and last quantity", async () => {
    const anna = await accounts.register();
    const first = await placed({ cart_id: await readyCart({}, anna) }, anna);
    backend().setNow("2026-11-21T10:00:01+01:00");
    const second = await placed(
      {
        cart_id: await readyCart(
          {
            products: [
              { product_id: ids.milk, piece: 5 },
              { product_id: ids.beer, piece: 1 },
            ],
          },
          anna,
        ),
      },
      anna,
    );
    const { data } = await backend().ask(
      "{ me { all: orders(first: 2) { paginatorInfo { lastPage hasMorePages } } orders(first: 1) { data { id order_products { name } } paginatorInfo { total hasMorePages } } ordered_products { product { id name } order_count created_at first_created_at default_quantity_piece default_quantity_name } } }",
      {},
      anna,
    );
    expect([first.order.user_type, second.order.user_type]).toEqual(["NEW", "RETURNING"]);
    const placedAt = async ({ order }: typeof first) =>
      (
        await db()
          .selectFrom("orders")
          .select("created_at")
          .where("id", "=", Number(order.id))
          .executeTakeFirstOrThrow()
      ).created_at;
    const [firstAt, secondAt] = [await placedAt(first), await placedAt(second)];
    expect(data).toEqual({
      me: {
        all: { paginatorInfo: { lastPage: 1, hasMorePages: false } },
        orders: {
          data: [{ id: second.order.id, order_products: [{ name: "Tej 2,8% 1 l" }, { name: "Őszi sör 0,5 l" }] }],
          paginatorInfo: { total: 2, hasMorePages: true },
        },
        ordered_products: [
          {
            product: { id: "4", name: "Tej 2,8% 1 l" },
            order_count: 2,
            created_at: secondAt,
            first_created_at: firstAt,
            default_quantity_piece: 5,
            default_quantity_name: "db",
          },
          {
            product: { id: "5", name: "Őszi sör 0,5 l" },
            order_count: 1,
            created_at: secondAt,
            first_created_at: secondAt,
            default_quantity_piece: 1,
            default_quantity_name: "db",
          },
        ],
      },
    });
  });

  it("[INFO-3] [LINK-1] offers the open orders that a cart can be linked to, the newest first, only to their owner", async () => {
    const anna = await accounts.register();
    const delivered = { shipping_method: "1", shipping_address, timetable_time_slot: await slot() };
    const { order } = await placed({ cart_id: await readyCart(delivered, anna) }, anna);
    backend().setNow("2026-11-21T10:00:01+01:00");
    const byPost = await placed({ cart_id: await readyCart({ shipping_method: "2", shipping_address }, anna) }, anna);
    const fields = "id shipping_method { price_ranges { from price } }";
    const ask = async (by = {}) =>
      (await backend().ask<{ linkableOrders: object[] }>(`{ linkableOrders(cart_id: "") { ${fields} } }`, {}, by)).data
        .linkableOrders;
    const prices = [
      { from: 0, price: 1990 },
      { from: 15_000, price: 0 },
    ];
    expect(await ask(anna)).toEqual([
      { id: byPost.order.id, shipping_method: { price_ranges: prices } },
      { id: order.id, shipping_method: { price_ranges: [] } },
    ]);
    expect(await ask(await accounts.register())).toEqual([]);
    expect(await ask()).toEqual([]);
    backend().setNow("2026-11-22T06:00:01+01:00");
    expect(await ask(anna)).toEqual([]);
  });

  it("says with which code, from when and in which hours it is fetched, and nothing of that when it is brought", async () => {
    const pickupOf = async (input: Readonly<Record<string, unknown>>) => {
      const { transaction_id } = await placed({ cart_id: await readyCart(input) });
      const { data } = await backend().ask<{
        orderByTransaction: { pickup: { code: string; ready_from: string | null; opening_hours: unknown[] } | null };
      }>(
        "query ($id: ID!) { orderByTransaction(transaction_id: $id) { pickup { code ready_from opening_hours { weekday opens closes } } } }",
        { id: transaction_id },
      );
      return data.orderByTransaction.pickup;
    };
    const pickup = await pickupOf({});
    expect(pickup?.code).toMatch(/^[2-9B-Z]{6}$/);
    // The store opens on Monday at 8 o'clock.
    expect(Date.parse(pickup?.ready_from ?? "")).toBe(Date.parse("2026-11-23T11:00:00+01:00"));
    expect(pickup?.opening_hours).toContainEqual({ weekday: 2, opens: "08:00", closes: "20:00" });
    expect((await pickupOf({}))?.code).not.toBe(pickup?.code);
    expect(await pickupOf({ shipping_method: "1", shipping_address, timetable_time_slot: await slot() })).toBeNull();
  });

  it("queues one mail to the customer", async () => {
    const contact_email = `${randomUUID()}@pelda.hu`;
    const cart = await readyCart({ contact_data: { ...contact_data, contact_email }, billing_address });
    const { order, transaction_id } = await placed({ cart_id: cart });
    await placed({ cart_id: cart });
    const told = await accounts.mailsTo(contact_email, "orderConfirmation");
    expect(told).toMatchObject([
      {
        name: "Kiss Éva",
        orderId: order.id,
        transactionId: transaction_id,
        lines: [{ name: "Tej 2,8% 1 l", piece: 2, unit: "db", total: 798 }],
        shipping: "GPoint",
        shippingKind: "pickup",
        place: "1186 Budapest, Közdűlő út 46-50",
        payment: "Utánvét",
        cashDue: 1190,
        timeSlot: null,
        contact: { email: contact_email, telephone: "36301234567" },
        billing: { name: "Kiss Éva", address: "1186 Budapest, Margó Tivadar utca 5", vatNumber: null },
        isToPay: false,
        pickup: { week: [{ weekday: 1 }, { weekday: 1 }, { weekday: 2, opens: "08:00", closes: "20:00" }] },
      },
    ]);
    expect(told[0]?.amounts).toEqual({
      goods_amount: 798,
      deposit_amount: 0,
      discount_amount: 0,
      delivery_amount: 0,
      cash_on_delivery_amount: 390,
      boxing_amount: 0,
      donation_amount: 0,
      total_amount: 1188,
    });
    expect(told[0]?.terms).toContain("<");
    // The code is told when it is needed.
    const { pickup_code } = await db()
      .selectFrom("orders")
      .where("id", "=", Number(order.id))
      .select("pickup_code")
      .executeTakeFirstOrThrow();
    expect(pickup_code).toMatch(/^[2-9B-Z]{6}$/);
    expect(JSON.stringify(told)).not.toContain(pickup_code);
  });

  it.each([
    ["Kovács Anna", { contact_name: "Kovács Anna", contact_telephone: "" }],
    ["", null],
  ])("[CHK-4] is its user's where a user called %j left no contact", async (name, contact) => {
    const anna = await accounts.register();
    await db().updateTable("users").set({ name }).where("id", "=", anna.id).execute();
    const { order } = await placed({ cart_id: await readyCart({ contact_data: null }, anna) }, anna);
    const { data } = await backend().ask(
      "query ($id: ID!) { order(id: $id) { contact_data { contact_name contact_email contact_telephone } } }",
      { id: order.id },
      anna,
    );
    expect(data).toEqual({ order: { contact_data: contact && { ...contact, contact_email: anna.email } } });
    expect(await accounts.mailsTo(anna.email, "orderConfirmation")).toMatchObject([{ name, orderId: order.id }]);
  });

  it("[ORDER-12] [LAW-6] is confirmed with what each line cost, and with VAT by rate, which add up to the total", async () => {
    const contact_email = `${randomUUID()}@pelda.hu`;
    const products = [
      { product_id: ids.pear, piece: 2 },
      { product_id: ids.cake, piece: 1 },
      { product_id: ids.beer, piece: 6 },
    ];
    await placed({
      cart_id: await readyCart({
        products,
        coupon_code: "GYUMOLCS",
        age_confirmed: true,
        contact_data: { ...contact_data, contact_email },
      }),
    });
    const [told] = await accounts.mailsTo(contact_email, "orderConfirmation");
    const { lines, amounts, vat = [] } = told ?? expect.fail("No mail was queued");
    const sum = (parts: ReadonlyArray<number>) => parts.reduce((all, part) => all + part, 0);
    expect(lines.map(({ paid }) => paid)).toEqual([899, undefined, undefined]);
    expect(sum(lines.map(({ total, paid = total }) => total - paid))).toBe(-amounts.discount_amount);
    expect(vat.map(({ vatPercent }) => vatPercent)).toEqual([27, null]);
    expect(sum(vat.map(({ amount }) => amount))).toBe(amounts.total_amount);
    expect(vat.at(-1)).toMatchObject({ amount: amounts.deposit_amount, vat: 0 });
  });

  it("is complete also in mails that were queued by an older release", async () => {
    const contact_email = `${randomUUID()}@pelda.hu`;
    await placed({ cart_id: await readyCart({ contact_data: { ...contact_data, contact_email } }) });
    const [told] = await accounts.mailsTo(contact_email, "orderConfirmation");
    if (told === undefined) throw new Error("No mail was queued");
    const { name, orderId, transactionId } = told;
    await db()
      .updateTable("mails")
      .set({ data: JSON.stringify({ name, orderId, transactionId }) })
      .where("recipient", "=", contact_email)
      .execute();
    await tellOrdersInMails.up(db());
    await completeConfirmations.up(db());
    const [completed] = await accounts.mailsTo(contact_email, "orderConfirmation");
    if (completed === undefined) throw new Error("The mail is gone");
    const { at, cancellableUntil } = completed;
    const { vat: _, confirm: _none, ...older } = told;
    expect(completed).toEqual({ ...older, at, cancellableUntil, pickup: null, terms: null });
    expect([Date.parse(at), Date.parse(cancellableUntil)]).toEqual([
      Date.parse(told.at),
      Date.parse(told.cancellableUntil),
    ]);
  });
});
