import { beforeEach, describe, expect, it } from "vitest";
import { cardClient } from "../testing/cardClient.ts";
import { onBothDatabases } from "../testing/onBothDatabases.ts";
import { orderClient } from "../testing/orderClient.ts";
import { firstNow } from "../testing/startTestBackend.ts";
import type { Choice } from "./simulator/Choice.ts";

const shopUrl = "https://kamra.pelda.hu";
/** Addresses whose return proves nothing. */
const explained = { status: 303, location: `${shopUrl}/megrendeles/statusz?fizetes=ismeretlen` };
const lines: string[] = [];
const logger = { level: "trace", stream: { write: (line: string) => void lines.push(line) } };

onBothDatabases(
  "paying by SimplePay",
  (backend) => {
    const { placed, shown, startPayment, choose, goBack } = cardClient(backend);
    const { readyCart, createOrder } = orderClient(backend);
    const cancel = (id: string) =>
      backend().ask("mutation ($id: ID) { cancelOrder(transaction_id: $id) { id } }", { id });
    const payments = (orderId: string) =>
      backend()
        .database.db.selectFrom("payments")
        .where("order_id", "=", Number(orderId))
        .orderBy("id")
        .selectAll()
        .execute();

    beforeEach(() => {
      backend().setNow(firstNow);
      lines.length = 0;
    });

    it("leads from the order to the provider and back to the status page", async () => {
      const { order, transaction_id, rewrite_url } = await placed();
      expect(order.status.code).toBe("PAYMENT_PENDING");
      expect(rewrite_url).toMatch(/^https:\/\/kamra\.pelda\.hu\/simulator\/simplePay\/pay\/[0-9A-Z]{12}$/);
      expect((await shown(transaction_id)).payment).toEqual({ status: "PENDING", refusal: null, can_retry: true });
      const choicePage = await backend().fetch(rewrite_url ?? "");
      expect(choicePage.headers.get("content-security-policy")).toContain("default-src 'none'");
      expect(await choicePage.text()).toContain(`${order.total_amount} HUF`);
      const back = await choose(rewrite_url ?? "", "approve");
      expect(back.address).toMatch(/^https:\/\/kamra\.pelda\.hu\/payment\/simplePay\/back\?r=/);
      expect(await goBack(back)).toEqual({ status: 303, location: `${shopUrl}/megrendeles/statusz/${transaction_id}` });
      expect(await shown(transaction_id)).toEqual({
        status: { code: "PAYMENT_RECEIVED" },
        payment: { status: "RECEIVED", refusal: null, can_retry: false },
        events: [{ status: { code: "PAYMENT_PENDING" } }, { status: { code: "PAYMENT_RECEIVED" } }],
      });
      const tries = await payments(order.id);
      expect(tries).toMatchObject([{ provider: "simplePay", amount: order.total_amount, status: "RECEIVED" }]);
      expect(tries[0]?.provider_reference).toMatch(/^\d+$/);
      expect(await startPayment(transaction_id)).toBeNull();
    });

    it.each<[Choice, string, string, string | null]>([
      ["approve", "PAYMENT_RECEIVED", "RECEIVED", null],
      ["twice", "PAYMENT_RECEIVED", "RECEIVED", null],
      ["late", "PAYMENT_RECEIVED", "RECEIVED", null],
      ["refuse", "PAYMENT_REFUSED", "REFUSED", "DECLINED"],
      ["cancel", "PAYMENT_REFUSED", "REFUSED", "CANCELED"],
      ["timeOut", "PAYMENT_REFUSED", "REFUSED", "TIMED_OUT"],
      ["less", "PAYMENT_PENDING", "PENDING", null],
      ["forge", "PAYMENT_PENDING", "PENDING", null],
      ["silent", "PAYMENT_PENDING", "PENDING", null],
    ])("is settled by the notice without a return: %s makes it %s", async (choice, code, status, refusal) => {
      const { transaction_id, rewrite_url } = await placed();
      await choose(rewrite_url ?? "", choice);
      expect(await shown(transaction_id)).toMatchObject({ status: { code }, payment: { status, refusal } });
    });

    it("is settled by the shopper's return when the notice is late, and by a query when neither came", async () => {
      const returned = await placed();
      await goBack(await choose(returned.rewrite_url ?? "", "silent"));
      expect((await shown(returned.transaction_id)).status.code).toBe("PAYMENT_RECEIVED");
      const neither = await placed();
      await choose(neither.rewrite_url ?? "", "silent");
      expect(await startPayment(neither.transaction_id)).toBeNull();
      expect((await shown(neither.transaction_id)).status.code).toBe("PAYMENT_RECEIVED");
    });

    it("is tried again after a refusal, in the same place while a try is open, and elsewhere once its time is over", async () => {
      const { order, transaction_id, rewrite_url } = await placed();
      expect(await startPayment(transaction_id)).toBe(rewrite_url);
      await choose(rewrite_url ?? "", "refuse");
      expect((await shown(transaction_id)).payment).toEqual({
        status: "REFUSED",
        refusal: "DECLINED",
        can_retry: true,
      });
      const second = await startPayment(transaction_id);
      expect(second).not.toBe(rewrite_url);
      expect((await shown(transaction_id)).status.code).toBe("PAYMENT_PENDING");
      backend().setNow("2026-11-21T10:30:00+01:00");
      const third = await startPayment(transaction_id);
      expect(third).not.toBe(second);
      expect((await payments(order.id)).map(({ status }) => status)).toEqual(["REFUSED", "REFUSED", "PENDING"]);
      await choose(third ?? "", "approve");
      expect((await shown(transaction_id)).status.code).toBe("PAYMENT_RECEIVED");
    });

    it("is received once when several attempts succeed at the same moment, each reported several times", async () => {
      const { order, transaction_id, rewrite_url } = await placed();
      await choose(rewrite_url ?? "", "refuse");
      const second = await startPayment(transaction_id);
      await Promise.all([rewrite_url, second, rewrite_url, second].map((payAt) => choose(payAt ?? "", "twice")));
      expect((await payments(order.id)).map(({ status }) => status).sort()).toEqual(["RECEIVED", "TO_GIVE_BACK"]);
      expect(
        (await shown(transaction_id)).events.filter(({ status }) => status.code === "PAYMENT_RECEIVED"),
      ).toHaveLength(1);
    });

    it("answers the same link when the order is sent again", async () => {
      const cart_id = await readyCart({ payment_method: "3" });
      const [first, again] = [await createOrder({ cart_id }), await createOrder({ cart_id })];
      expect(first.data?.createOrder.rewrite_url).not.toBeNull();
      expect(again.data).toEqual(first.data);
    });

    it("is recorded as a refund when it comes for a cancelled order, or a second time, with an alert", async () => {
      const cancelled = await placed();
      await cancel(cancelled.transaction_id);
      await choose(cancelled.rewrite_url ?? "", "twice");
      expect(await shown(cancelled.transaction_id)).toMatchObject({
        status: { code: "MARKED_TO_CANCEL" },
        payment: { status: "TO_GIVE_BACK", refusal: null, can_retry: false },
      });
      expect(lines.filter((line) => line.includes("Money has to be given back"))).toHaveLength(1);

      const twice = await placed();
      await choose(twice.rewrite_url ?? "", "refuse");
      const second = await startPayment(twice.transaction_id);
      await choose(twice.rewrite_url ?? "", "approve");
      await choose(second ?? "", "approve");
      expect((await payments(twice.order.id)).map(({ status }) => status)).toEqual(["RECEIVED", "TO_GIVE_BACK"]);
      expect((await shown(twice.transaction_id)).status.code).toBe("PAYMENT_RECEIVED");
    });

    it("is money to give back when a paid order is cancelled", async () => {
      const { transaction_id, rewrite_url } = await placed();
      await choose(rewrite_url ?? "", "approve");
      await cancel(transaction_id);
      expect((await shown(transaction_id)).payment).toEqual({
        status: "TO_GIVE_BACK",
        refusal: null,
        can_retry: false,
      });
    });

    describe("a message without proof", () => {
      const notice = (body: string, signature?: string) =>
        backend().fetch("/payment/simplePay/notice", {
          method: "POST",
          headers: { "content-type": "application/json", ...(signature !== undefined && { signature }) },
          body,
        });

      it("changes nothing; a shopper who brings it gets a page about it, and a notice is refused", async () => {
        const { transaction_id, rewrite_url } = await placed();
        expect(await goBack(await choose(rewrite_url ?? "", "forge"))).toEqual(explained);
        expect(await goBack({ address: "/payment/simplePay/back" })).toEqual(explained);
        const reference = rewrite_url?.slice(-12) ?? "";
        const body = JSON.stringify({ merchant: "KAMRA", orderRef: reference, status: "FINISHED", transactionId: 1 });
        for (const signature of [undefined, "", "c2lnbmF0dXJl"])
          expect((await notice(body, signature)).status).toBe(400);
        expect((await notice("x".repeat(16 * 1024 + 1), "x")).status).toBe(413);
        expect((await notice("nonsense", "x")).status).toBe(400);
        expect((await shown(transaction_id)).status.code).toBe("PAYMENT_PENDING");
        expect(lines.some((line) => line.includes("that its provider has not sent"))).toBe(true);
      });

      it("changes nothing when it belongs to another payment", async () => {
        const [one, other] = [await placed(), await placed()];
        const back = new URL((await choose(one.rewrite_url ?? "", "silent")).address);
        const said = Buffer.from(back.searchParams.get("r") ?? "", "base64")
          .toString()
          .replace(one.rewrite_url?.slice(-12) ?? "", other.rewrite_url?.slice(-12) ?? "");
        back.searchParams.set("r", Buffer.from(said).toString("base64"));
        expect(await goBack({ address: back.href })).toEqual(explained);
        expect((await shown(other.transaction_id)).status.code).toBe("PAYMENT_PENDING");
      });
    });

    it("names no payment to a client without an order that is paid by card", async () => {
      const { data } = await createOrder({ cart_id: await readyCart() });
      expect((await shown(data?.createOrder.transaction_id ?? "")).payment).toBeNull();
      const refused = await backend().ask("mutation ($id: ID!) { startPayment(transaction_id: $id) { rewrite_url } }", {
        id: data?.createOrder.transaction_id,
      });
      expect(refused.errors).toMatchObject([{ extensions: { code: "ORDER_CLOSED" } }]);
      const unknown = await backend().ask('mutation { startPayment(transaction_id: "nothing") { rewrite_url } }');
      expect(unknown.errors).toMatchObject([{ extensions: { code: "NOT_FOUND" } }]);
    });
  },
  { shopUrl, isDevelopment: true, logger },
);
