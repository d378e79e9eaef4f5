import { beforeEach, expect, it } from "vitest";
import { type Account, accountClient } from "../testing/accountClient.ts";
import { onBothDatabases } from "../testing/onBothDatabases.ts";
import { contact_data, orderClient, shipping_address } from "../testing/orderClient.ts";
import { provenAccount } from "../testing/provenAccount.ts";
import { visit } from "../testing/visitor.ts";
import { firstNow } from "../testing/startTestBackend.ts";
import { ids } from "../seed/smallSeed.ts";

onBothDatabases(
  "An order of somebody who proved nothing",
  (backend) => {
    const { readyCart, createOrder, placed, slot } = orderClient(backend);
    const { register, mailsTo } = accountClient(backend);
    const db = () => backend().database.db;
    const later = (minutes: number) => new Date(Date.parse(firstNow) + minutes * 60_000).toISOString();
    const email = contact_data.contact_email;
    const stockOf = async () =>
      (await db().selectFrom("products").where("id", "=", Number(ids.milk)).select("stock").executeTakeFirstOrThrow())
        .stock;

    beforeEach(async () => {
      backend().setNow(firstNow);
      await db().deleteFrom("rate_limits").execute();
      await db().deleteFrom("mails").execute();
      await db().updateTable("orders").set({ confirm_until: null }).execute();
      await db()
        .updateTable("products")
        .set({ stock: 5000, status: "AVAILABLE", price: 400 })
        .where("id", "=", Number(ids.milk))
        .execute();
    });

    /** The milk costs so much that two litres are worth this order. */
    const priced = (price: number) =>
      db().updateTable("products").set({ price }).where("id", "=", Number(ids.milk)).execute();
    const milk = (piece: number) => ({ products: [{ product_id: ids.milk, piece }] });
    const confirm = (transaction_id: string, token: string) =>
      backend().ask<{ confirmOrder: { status: { code: string }; confirm_until: string | null } } | null>(
        "mutation ($t: ID!, $k: String!) { confirmOrder(transaction_id: $t, token: $k) { status { code } confirm_until } }",
        { t: transaction_id, k: token },
      );
    const tokenIn = async (to = email) => (await mailsTo(to, "orderConfirmation")).at(-1)?.confirm?.token ?? "";
    const runJobs = async (at: string) => {
      backend().setNow(at);
      await backend().runDueJobs();
    };

    it("[LIMIT-2] takes at most a hundred pieces of a product out of the stock, also with an account made for it.", async () => {
      const fake = await register();
      for (const by of [undefined, fake]) {
        const { errors } = await createOrder({ cart_id: await readyCart(milk(101), by) }, by);
        expect(errors[0]?.extensions).toMatchObject({ code: "VALIDATION_FAILED" });
        expect(JSON.stringify(errors)).toContain("megerősített e-mail cím nélkül");
      }
      expect(await stockOf()).toBe(5000);
      expect((await placed({ cart_id: await readyCart(milk(100)) })).order.status.code).toBe("ACCEPTED");
      const anna = await provenAccount(backend);
      expect((await placed({ cart_id: await readyCart(milk(101), anna) }, anna)).order.status.code).toBe("ACCEPTED");
      expect(await stockOf()).toBe(4799);
    });

    it("[LIMIT-2] is worth at most 500 000 Ft.", async () => {
      await priced(260_000);
      const { errors } = await createOrder({ cart_id: await readyCart() });
      expect(JSON.stringify(errors)).toContain("legfeljebb 500");
      const anna = await provenAccount(backend);
      expect((await placed({ cart_id: await readyCart({}, anna) }, anna)).order.status.code).toBe("ACCEPTED");
      await priced(240_000);
      expect((await placed({ cart_id: await readyCart() })).order.status.code).toBe("PENDING");
    });

    it("[LIMIT-3] waits above 100 000 Ft for the click in the mail to its address, and is accepted then, once.", async () => {
      await priced(60_000);
      const { transaction_id, order } = await placed({ cart_id: await readyCart() });
      expect(order.status.code).toBe("PENDING");
      const token = await tokenIn();
      const mailbox = await (await backend().fetch("/postalada")).text();
      const [, address = ""] = /href="(\/postalada\/\d+)">Erősítsd meg a rendelésedet/.exec(mailbox) ?? [];
      expect(await (await backend().fetch(address)).text()).toContain(
        `/megrendeles/megerosites/${transaction_id}/${token}`,
      );
      // The browser that ordered knows the order's link, and not the mail.
      for (const wrong of ["", transaction_id, `${token}x`])
        expect((await confirm(transaction_id, wrong)).errors[0]?.extensions.code).toBe("INVALID_TOKEN");
      const other = await placed({ cart_id: await readyCart() });
      expect((await confirm(other.transaction_id, token)).errors[0]?.extensions.code).toBe("INVALID_TOKEN");
      for (let time = 0; time < 2; time += 1)
        expect((await confirm(transaction_id, token)).data?.confirmOrder).toEqual({
          status: { code: "ACCEPTED" },
          confirm_until: null,
        });
      const rows = await db().selectFrom("orders").selectAll().execute();
      expect(JSON.stringify(rows)).not.toContain(token);
      await runJobs(later(121));
      const { status } = await db()
        .selectFrom("orders")
        .where("transaction_id", "=", transaction_id)
        .select("status")
        .executeTakeFirstOrThrow();
      expect(status).toBe("ACCEPTED");
    });

    it("[LIMIT-3] reserves nothing before the click: a stranger's orders and cancellations leave all of the stock.", async () => {
      await priced(60_000);
      const orders = [await placed({ cart_id: await readyCart() }), await placed({ cart_id: await readyCart() })];
      expect(await stockOf()).toBe(5000);
      for (const { transaction_id } of orders.slice(1))
        await backend().ask("mutation ($id: ID) { cancelOrder(transaction_id: $id) { id } }", { id: transaction_id });
      await runJobs(later(125));
      expect(await stockOf()).toBe(5000);
      expect(await mailsTo(email, "orderUnconfirmed")).toHaveLength(1);
    });

    it("[LIMIT-3] takes its goods by the click, once, and gives them back when it is cancelled afterwards.", async () => {
      await priced(60_000);
      const { transaction_id } = await placed({ cart_id: await readyCart() });
      const token = await tokenIn();
      for (let time = 0; time < 2; time += 1) {
        expect((await confirm(transaction_id, token)).errors).toEqual([]);
        expect(await stockOf()).toBe(4998);
      }
      await backend().ask("mutation ($id: ID) { cancelOrder(transaction_id: $id) { id } }", { id: transaction_id });
      expect(await stockOf()).toBe(5000);
    });

    it("[LIMIT-3] says what has gone before the click, and can be confirmed when it is there again.", async () => {
      await priced(60_000);
      const { transaction_id } = await placed({ cart_id: await readyCart() });
      const token = await tokenIn();
      const setStock = (stock: number) =>
        db().updateTable("products").set({ stock }).where("id", "=", Number(ids.milk)).execute();
      await setStock(1);
      const { errors } = await confirm(transaction_id, token);
      expect(errors[0]?.extensions).toMatchObject({
        code: "VALIDATION_FAILED",
        validation: { products: [expect.stringContaining("Tej 2,8% 1 l")] },
      });
      expect(await stockOf()).toBe(1);
      await setStock(2);
      expect((await confirm(transaction_id, token)).data?.confirmOrder?.status.code).toBe("ACCEPTED");
      expect(await stockOf()).toBe(0);
    });

    it("[LIMIT-3] keeps its place in the slot for a quarter of an hour, and finds another one after that, or says that there is none.", async () => {
      await priced(60_000);
      const timetable_time_slot = await slot();
      const delivered = { shipping_method: "1", shipping_address, timetable_time_slot };
      const slots = db().updateTable("time_slots").where("id", "=", Number(timetable_time_slot));
      const places = () => db().selectFrom("time_slot_places").select("held_until").execute();
      const { transaction_id } = await placed({ cart_id: await readyCart(delivered) });
      const token = await tokenIn();
      expect(await places()).toEqual([{ held_until: later(15) }]);
      backend().setNow(later(16));
      await db().deleteFrom("time_slot_places").execute();
      await slots.set({ is_active: false }).execute();
      expect((await confirm(transaction_id, token)).errors[0]?.extensions).toMatchObject({
        code: "VALIDATION_FAILED",
        validation: { timetable_time_slot: [expect.any(String)] },
      });
      expect(await stockOf()).toBe(5000);
      await slots.set({ is_active: true }).execute();
      expect((await confirm(transaction_id, token)).data?.confirmOrder?.status.code).toBe("ACCEPTED");
      expect(await places()).toEqual([{ held_until: null }]);
    });

    it("[LIMIT-3] cannot be confirmed after two hours.", async () => {
      await priced(60_000);
      const { transaction_id } = await placed({ cart_id: await readyCart() });
      const token = await tokenIn();
      backend().setNow(later(120));
      expect((await confirm(transaction_id, token)).errors[0]?.extensions.code).toBe("ORDER_CLOSED");
      await runJobs(later(135));
      backend().setNow(firstNow);
      expect((await confirm(transaction_id, token)).errors[0]?.extensions.code).toBe("ORDER_CLOSED");
      expect(await stockOf()).toBe(5000);
    });

    it("[LIMIT-3] waits after ten orders of its network in a day, however small, and keeps no proven shopper waiting.", async () => {
      const ordering = "mutation ($c: ID!) { createOrder(orderInput: { cart_id: $c }) { transaction_id } }";
      const address = "198.51.100.77";
      const order = async (by?: Account) => {
        const cart = await readyCart({}, by);
        expect(await visit(backend, address).ask(ordering, { c: cart }, by)).toMatchObject({ code: undefined });
        const row = db().selectFrom("orders").where("cart_id", "=", cart).select("status");
        return (await row.executeTakeFirstOrThrow()).status;
      };
      for (let each = 0; each < 10; each += 1) expect(await order()).toBe("ACCEPTED");
      expect(await order()).toBe("PENDING");
      expect(await order(await register())).toBe("PENDING");
      expect(await order(await provenAccount(backend))).toBe("ACCEPTED");
    });

    it("[LIMIT-3] waits for nothing when it is small, or its shopper is proven.", async () => {
      expect((await placed({ cart_id: await readyCart() })).order.status.code).toBe("ACCEPTED");
      await priced(60_000);
      const anna = await provenAccount(backend);
      expect((await placed({ cart_id: await readyCart({}, anna) }, anna)).order.status.code).toBe("ACCEPTED");
      expect((await mailsTo(email, "orderConfirmation")).map(({ confirm: asked }) => asked)).toEqual([null, null]);
    });
  },
  { isDevelopment: true },
);
