import { beforeEach, expect, it } from "vitest";
import { accountClient } from "../testing/accountClient.ts";
import { cardClient } from "../testing/cardClient.ts";
import { onBothDatabases } from "../testing/onBothDatabases.ts";
import { contact_data, orderClient } from "../testing/orderClient.ts";
import { provenAccount } from "../testing/provenAccount.ts";
import { visit } from "../testing/visitor.ts";
import { firstNow } from "../testing/startTestBackend.ts";
import { ids } from "../seed/smallSeed.ts";

interface Alternative {
  readonly payment_method: { readonly id: string };
  readonly cost: number;
  readonly total_amount: number;
}

interface Changed {
  readonly order: {
    readonly status: { readonly code: string };
    readonly payment_method: { readonly id: string };
    readonly total_amount: number;
  };
  readonly rewrite_url: string | null;
}

interface Wanted {
  readonly transaction_id?: string;
  readonly id?: string;
  readonly payment_method: string;
  readonly total_amount: number;
}

onBothDatabases(
  "an order whose card was refused",
  (backend) => {
    const { placed, choose, startPayment } = cardClient(backend);
    const { readyCart, placed: placeOrder } = orderClient(backend);
    const { mailsTo } = accountClient(backend);
    const db = () => backend().database.db;
    const email = contact_data.contact_email;

    beforeEach(async () => {
      backend().setNow(firstNow);
      await db().deleteFrom("rate_limits").execute();
      await db().deleteFrom("mails").execute();
      await db().updateTable("payment_methods").set({ is_active: true }).where("id", "=", 4).execute();
      await db().updateTable("products").set({ stock: 5000, price: 400 }).where("id", "=", Number(ids.milk)).execute();
    });

    const refused = async (order = placed()) => {
      const { rewrite_url, ...rest } = await order;
      await choose(rewrite_url ?? "", "refuse");
      return { ...rest, rewrite_url };
    };
    const alternatives = async (id: string) => {
      const { data } = await backend().ask<{ paymentAlternatives: Alternative[] }>(
        "query ($id: ID!) { paymentAlternatives(transaction_id: $id) { payment_method { id } cost total_amount } }",
        { id },
      );
      return data.paymentAlternatives;
    };
    const changing = `mutation ($id: ID, $transaction_id: ID, $payment_method: ID!, $total_amount: Int!) {
      changePaymentMethod(id: $id, transaction_id: $transaction_id, payment_method: $payment_method, total_amount: $total_amount) {
        order { status { code } payment_method { id } total_amount } rewrite_url } }`;
    const send = (wanted: Wanted, by?: { readonly token: string }) =>
      backend().ask<{ changePaymentMethod: Changed } | null>(changing, { ...wanted }, by);
    const codeOf = async (...wanted: Parameters<typeof send>) => (await send(...wanted)).errors[0]?.extensions.code;
    const rowOf = (id: string) =>
      db().selectFrom("orders").where("transaction_id", "=", id).selectAll().executeTakeFirstOrThrow();
    /** What depends on how an order is paid. */
    const costsOf = async (id: string) => {
      const { id: orderId, total_amount, cash_on_delivery_amount, fees, status } = await rowOf(id);
      const lines = await db()
        .selectFrom("order_products")
        .where("order_id", "=", orderId)
        .orderBy("line")
        .select(["total", "discount", "vat_amount"])
        .execute();
      return { total_amount, cash_on_delivery_amount, fees, status, lines };
    };

    it("[PAY-5] is paid at the door for the fee that was shown, costs what it had cost so from the start, and says so in a mail", async () => {
      const { order, transaction_id } = await refused();
      const [cash] = (await alternatives(transaction_id)).filter(({ payment_method: { id } }) => id === "2");
      expect(cash).toMatchObject({ cost: 390, total_amount: order.total_amount + 390 });
      const wanted = { transaction_id, payment_method: "2", total_amount: order.total_amount + 390 };
      const first = await send(wanted);
      expect(first.data?.changePaymentMethod).toEqual({
        order: { status: { code: "ACCEPTED" }, payment_method: { id: "2" }, total_amount: order.total_amount + 390 },
        rewrite_url: null,
      });
      expect((await send(wanted)).data).toEqual(first.data);
      const fromTheStart = await placeOrder({ cart_id: await readyCart() });
      expect(await costsOf(transaction_id)).toEqual(await costsOf(fromTheStart.transaction_id));
      const mails = (await mailsTo(email, "orderConfirmation")).filter(({ isPaidOtherwise }) => isPaidOtherwise);
      expect(mails).toMatchObject([{ payment: "Utánvét", amounts: { cash_on_delivery_amount: 390 }, isToPay: false }]);
      expect([await alternatives(transaction_id), await startPayment(transaction_id)]).toEqual([[], null]);
    });

    it("[PAY-5] goes to the other company's page, and waits for that payment", async () => {
      const { order, transaction_id } = await refused();
      const wanted = { transaction_id, payment_method: "4", total_amount: order.total_amount };
      const { data } = await send(wanted);
      expect(data?.changePaymentMethod).toMatchObject({ order: { status: { code: "PAYMENT_PENDING" } } });
      expect(data?.changePaymentMethod.rewrite_url).toContain("/borgun/");
      expect((await send(wanted)).data?.changePaymentMethod.rewrite_url).toBe(data?.changePaymentMethod.rewrite_url);
      expect(await codeOf({ ...wanted, payment_method: "2", total_amount: order.total_amount + 390 })).toBe(
        "ORDER_CLOSED",
      );
    });

    it("[PAY-5] changes nothing at a total that the shopper did not see, nor by a method that is not offered for it", async () => {
      const { order, transaction_id } = await refused();
      const before = await costsOf(transaction_id);
      const total_amount = order.total_amount;
      expect(await codeOf({ transaction_id, payment_method: "2", total_amount })).toBe("VALIDATION_FAILED");
      for (const payment_method of ["1", "5", "6", "x", ""])
        expect(await codeOf({ transaction_id, payment_method, total_amount })).toBe("VALIDATION_FAILED");
      await db()
        .insertInto("refused_payment_methods")
        .values({ shipping_method_id: 4, payment_method_id: 2 })
        .execute();
      try {
        expect(await codeOf({ transaction_id, payment_method: "2", total_amount: total_amount + 390 })).toBe(
          "VALIDATION_FAILED",
        );
      } finally {
        await db().deleteFrom("refused_payment_methods").where("shipping_method_id", "=", 4).execute();
      }
      expect(await costsOf(transaction_id)).toEqual(before);
    });

    it("[PAY-5] belongs to its owner and to holders of its link", async () => {
      const [anna, eva] = [await provenAccount(backend), await provenAccount(backend)];
      const ofAnna = placeOrder({ cart_id: await readyCart({ payment_method: "3" }, anna) }, anna);
      const { order } = await refused(ofAnna);
      const wanted = { id: order.id, payment_method: "2", total_amount: order.total_amount + 390 };
      expect([await codeOf(wanted), await codeOf(wanted, eva)]).toEqual(["UNAUTHENTICATED", "NOT_FOUND"]);
      expect((await send(wanted, anna)).data?.changePaymentMethod.order.status.code).toBe("ACCEPTED");
      expect(await codeOf({ ...wanted, id: "", transaction_id: "nothing" })).toBe("NOT_FOUND");
    });

    it("[PAY-5] is no more to be changed when it is paid, waits for the bank, is cancelled, or its cut-off is over", async () => {
      const cash = (order: { readonly total_amount: number }) => ({
        payment_method: "2",
        total_amount: order.total_amount + 390,
      });
      const waiting = await placed();
      expect(await codeOf({ transaction_id: waiting.transaction_id, ...cash(waiting.order) })).toBe("ORDER_CLOSED");
      await choose(waiting.rewrite_url ?? "", "approve");
      expect(await codeOf({ transaction_id: waiting.transaction_id, ...cash(waiting.order) })).toBe("ORDER_CLOSED");
      const cancelled = await refused();
      await backend().ask("mutation ($id: ID) { cancelOrder(transaction_id: $id) { id } }", {
        id: cancelled.transaction_id,
      });
      expect(await codeOf({ transaction_id: cancelled.transaction_id, ...cash(cancelled.order) })).toBe("ORDER_CLOSED");
      const late = await refused();
      backend().setNow((await rowOf(late.transaction_id)).cancellable_until);
      expect(await alternatives(late.transaction_id)).toEqual([]);
      expect(await codeOf({ transaction_id: late.transaction_id, ...cash(late.order) })).toBe("ORDER_CLOSED");
    });

    it("[PAY-5] goes by the first of two tabs that choose differently at the same moment", async () => {
      const { order, transaction_id } = await refused();
      const answers = await Promise.all([
        send({ transaction_id, payment_method: "2", total_amount: order.total_amount + 390 }),
        send({ transaction_id, payment_method: "4", total_amount: order.total_amount }),
      ]);
      const row = await rowOf(transaction_id);
      const byCash = row.payment_method_id === 2;
      expect([row.status, row.total_amount]).toEqual(
        byCash ? ["ACCEPTED", order.total_amount + 390] : ["PAYMENT_PENDING", order.total_amount],
      );
      const open = await db()
        .selectFrom("payments")
        .where("order_id", "=", row.id)
        .where("status", "=", "PENDING")
        .select("provider")
        .execute();
      expect(open).toEqual(byCash ? [] : [{ provider: "borgun" }]);
      expect(answers.some(({ errors }) => errors.length === 0)).toBe(true);
    });

    it("[PAY-5] gives money back that the bank reports after all, and is still paid at the door", async () => {
      const { order, transaction_id, rewrite_url } = await refused();
      await send({ transaction_id, payment_method: "2", total_amount: order.total_amount + 390 });
      await choose(rewrite_url ?? "", "approve");
      const row = await rowOf(transaction_id);
      const { data } = await backend().ask<{ orderByTransaction: { payment: unknown } }>(
        "query ($id: ID!) { orderByTransaction(transaction_id: $id) { payment { status can_retry } } }",
        { id: transaction_id },
      );
      expect([row.status, row.payment_method_id]).toEqual(["ACCEPTED", 2]);
      expect(data.orderByTransaction.payment).toEqual({ status: "TO_GIVE_BACK", can_retry: false });
      expect(await alternatives(transaction_id)).toEqual([]);
      expect(await mailsTo(email, "orderRefund")).toMatchObject([{ amount: order.total_amount }]);
    });

    it("[LIMIT-3] is paid by card when it is large and no mailbox was proved, which no refusal gets around", async () => {
      await db().updateTable("products").set({ price: 60_000 }).where("id", "=", Number(ids.milk)).execute();
      const { order, transaction_id } = await refused();
      expect((await alternatives(transaction_id)).map(({ payment_method: { id } }) => id)).toEqual(["4"]);
      expect(await codeOf({ transaction_id, payment_method: "2", total_amount: order.total_amount + 390 })).toBe(
        "VALIDATION_FAILED",
      );
      const anna = await provenAccount(backend);
      const ofAnna = await refused(placeOrder({ cart_id: await readyCart({ payment_method: "3" }, anna) }, anna));
      expect((await alternatives(ofAnna.transaction_id)).map(({ payment_method: { id } }) => id)).toEqual(["4", "2"]);
    });

    it("[LIMIT-3] is paid by card after ten orders of its network in a day, also when it is small", async () => {
      const { ask } = visit(backend, "198.51.100.77");
      const afterOrders = async (uses: number, payment_method: "2" | "4") => {
        await ask("mutation ($c: ID!) { createOrder(orderInput: { cart_id: $c }) { transaction_id } }", {
          c: await readyCart(),
        });
        await db().updateTable("rate_limits").set({ uses }).where("key", "like", "order/network/%").execute();
        const { order, transaction_id } = await refused();
        const total_amount = order.total_amount + (payment_method === "2" ? 390 : 0);
        return (await ask(changing, { transaction_id, payment_method, total_amount })).code;
      };
      expect(await afterOrders(9, "2")).toBe("ACCEPTED");
      expect(await afterOrders(10, "2")).toBe("VALIDATION_FAILED");
      expect(await afterOrders(10, "4")).toBe("PAYMENT_PENDING");
    });
  },
  { isDevelopment: true, shopUrl: "https://kamra.pelda.hu" },
);
