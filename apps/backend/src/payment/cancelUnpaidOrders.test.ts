import { beforeEach, describe, expect, it } from "vitest";
import { cardClient } from "../testing/cardClient.ts";
import { onBothDatabases } from "../testing/onBothDatabases.ts";
import { orderClient, shipping_address } from "../testing/orderClient.ts";
import { firstNow } from "../testing/startTestBackend.ts";
import { ids } from "../seed/smallSeed.ts";
import { cancelUnpaidOrders } from "./cancelUnpaidOrders.ts";
import type { PaymentProviders } from "./PaymentProviders.ts";
import type { ProviderAnswer } from "./PaymentProvider.ts";
import { ProviderFailure } from "./ProviderFailure.ts";

const minute = 60_000;
const paidLate = 3 * 60;

onBothDatabases(
  "orders that are not paid by card",
  (backend) => {
    const { placed, shown, startPayment, choose, goBack } = cardClient(backend);
    const { readyCart, placed: order, slot } = orderClient(backend);
    const db = () => backend().database.db;
    const after = (minutes: number) => new Date(Date.parse(firstNow) + minutes * minute);
    const { signal } = new AbortController();
    /** A provider with this answer for every attempt. */
    const saying = (say: (reference: string) => ProviderAnswer | Promise<ProviderAnswer> | null): PaymentProviders => ({
      providers: {
        simplePay: {
          start: () => Promise.reject(new ProviderFailure("Nobody starts anything here")),
          readBack: () => Promise.resolve(null),
          readNotice: () => Promise.resolve(null),
          find: async (reference) => await say(reference),
        },
      },
      log: { error: () => {}, warn: () => {} },
    });
    const refusing = saying((reference) => ({
      status: "REFUSED",
      refusal: "DECLINED",
      reference,
      providerReference: null,
    }));
    const cancelAt = (minutes: number, payments = refusing) => {
      backend().setNow(after(minutes).toISOString());
      return cancelUnpaidOrders(db(), { payments, clock: () => after(minutes), signal });
    };
    const mails = async (id: string) =>
      await db()
        .selectFrom("mails")
        .where("kind", "=", "orderUnpaid")
        .where((eb) => eb(eb.ref("data", "->>").key("orderId"), "=", id))
        .selectAll()
        .execute();

    beforeEach(async () => {
      backend().setNow(firstNow);
      await db().deleteFrom("time_slot_places").execute();
      await db()
        .updateTable("orders")
        .set({ status: "CANCELED" })
        .where("status", "in", ["PAYMENT_PENDING", "PAYMENT_REFUSED"])
        .execute();
      await db().updateTable("payment_methods").set({ is_active: true }).where("id", "=", 4).execute();
    });
    /** With time to pay until long after the three hours. */
    const placedEarly = async (method: "3" | "4" = "3") => {
      const made = await placed(method);
      await db()
        .updateTable("orders")
        .set({ cancellable_until: after(2 * 24 * 60).toISOString() })
        .where("id", "=", Number(made.order.id))
        .execute();
      return made;
    };

    it("[ORDER-11] are cancelled after three hours, not before, with a mail", async () => {
      const { order: made, transaction_id } = await placedEarly();
      expect(await cancelAt(paidLate - 1)).toBe(0);
      expect((await shown(transaction_id)).status.code).not.toBe("CANCELED");
      expect(await cancelAt(paidLate)).toBe(1);
      expect(await shown(transaction_id)).toMatchObject({
        status: { code: "CANCELED" },
        payment: { status: "REFUSED", refusal: "DECLINED", can_retry: false },
      });
      expect(await mails(made.id)).toMatchObject([{ data: { orderId: made.id, transactionId: transaction_id } }]);
      expect(await startPayment(transaction_id)).toBeNull();
    });

    it("[ORDER-11] stay while the shop is shut down", async () => {
      const { transaction_id } = await placedEarly();
      const ended = { payments: refusing, clock: () => after(paidLate), signal: AbortSignal.abort() };
      expect(await cancelUnpaidOrders(db(), ended)).toBe(0);
      expect((await shown(transaction_id)).status.code).toBe("PAYMENT_PENDING");
    });

    it("[ORDER-11] are cancelled at their cut-off, if that comes first", async () => {
      const { order: made, transaction_id } = await placed();
      await db()
        .updateTable("orders")
        .set({ cancellable_until: after(20).toISOString() })
        .where("id", "=", Number(made.id))
        .execute();
      expect(await cancelAt(19)).toBe(0);
      expect(await cancelAt(20)).toBe(1);
      expect((await shown(transaction_id)).status.code).toBe("CANCELED");
    });

    it("[ORDER-11] give back the stock and the place that they kept", async () => {
      await db().updateTable("products").set({ stock: 10 }).where("id", "=", ids.milk).execute();
      const stock = async () =>
        (await db().selectFrom("products").where("id", "=", ids.milk).select("stock").executeTakeFirstOrThrow()).stock;
      const courier = {
        shipping_method: "1",
        shipping_address,
        timetable_time_slot: await slot(),
        payment_method: "3",
      };
      const { order: made } = await order({ cart_id: await readyCart(courier) });
      const places = async () => (await db().selectFrom("time_slot_places").select("cart_id").execute()).length;
      await db()
        .updateTable("orders")
        .set({ cancellable_until: after(1).toISOString() })
        .where("id", "=", Number(made.id))
        .execute();
      expect([await stock(), await places()]).toEqual([8, 1]);
      expect(await cancelAt(1)).toBe(1);
      expect([await stock(), await places()]).toEqual([10, 0]);
    });

    it("are cancelled once, though two processes try", async () => {
      const made = await Promise.all([placedEarly(), placedEarly()]);
      const counts = await Promise.all([cancelAt(paidLate), cancelAt(paidLate), cancelAt(paidLate)]);
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(2);
      for (const each of made) {
        expect(await mails(each.order.id)).toHaveLength(1);
        expect(
          (await shown(each.transaction_id)).events.filter(({ status }) => status.code === "CANCELED"),
        ).toHaveLength(1);
      }
    });

    describe("whose state is unknown", () => {
      it.each<[string, () => PaymentProviders]>([
        [
          "the provider cannot be reached",
          () => saying(() => Promise.reject(new ProviderFailure("SimplePay cannot be reached"))),
        ],
        [
          "the provider still waits for the shopper or the bank",
          () => saying((reference) => ({ status: "PENDING", reference, providerReference: null })),
        ],
        ["the provider cannot be asked, and has said nothing", () => saying(() => null)],
      ])("wait as long as %s", async (_why, payments) => {
        const { order: made, transaction_id } = await placedEarly();
        expect(await cancelAt(paidLate, payments())).toBe(0);
        expect((await shown(transaction_id)).status.code).toBe("PAYMENT_PENDING");
        expect(await mails(made.id)).toEqual([]);
        expect(await cancelAt(paidLate + 5)).toBe(1);
      });

      it("wait also for a try that was left for another one", async () => {
        const { transaction_id, rewrite_url } = await placedEarly();
        await choose(rewrite_url ?? "", "refuse");
        await startPayment(transaction_id);
        const [first] = await db().selectFrom("payments").orderBy("id", "desc").limit(2).select("reference").execute();
        const payments = saying((reference) => ({
          ...(reference === first?.reference ? { status: "REFUSED", refusal: "DECLINED" } : { status: "PENDING" }),
          reference,
          providerReference: null,
        }));
        expect(await cancelAt(paidLate, payments)).toBe(0);
        expect((await shown(transaction_id)).status.code).toBe("PAYMENT_REFUSED");
      });

      it("[ORDER-11] are paid when the provider says so after a lost notice", async () => {
        const { transaction_id, rewrite_url } = await placedEarly();
        await choose(rewrite_url ?? "", "silent");
        backend().setNow(after(paidLate).toISOString());
        await db().deleteFrom("jobs").execute();
        await backend().runDueJobs();
        expect(await shown(transaction_id)).toMatchObject({
          status: { code: "PAYMENT_RECEIVED" },
          payment: { status: "RECEIVED" },
        });
      });

      it("[ORDER-11] expire after a day without an answer, and are cancelled then", async () => {
        const { transaction_id } = await placedEarly("4");
        const run = async (minutes: number) => {
          backend().setNow(after(minutes).toISOString());
          await db().deleteFrom("jobs").execute();
          await backend().runDueJobs();
        };
        await run(5);
        await run(1439);
        expect((await shown(transaction_id)).status.code).toBe("PAYMENT_PENDING");
        await run(1440);
        await run(1445);
        expect((await shown(transaction_id)).status.code).toBe("CANCELED");
      });
    });

    it("[ORDER-11] money that comes later is to be refunded, and the status page says so", async () => {
      const { transaction_id, rewrite_url } = await placedEarly("3");
      expect(await cancelAt(paidLate)).toBe(1);
      await goBack(await choose(rewrite_url ?? "", "approve"));
      expect(await shown(transaction_id)).toMatchObject({
        status: { code: "CANCELED" },
        payment: { status: "TO_GIVE_BACK", refusal: null, can_retry: false },
      });
    });

    it("wait when a shopper starts another attempt while the provider is asked", async () => {
      const { transaction_id, rewrite_url } = await placedEarly();
      await choose(rewrite_url ?? "", "refuse");
      let isBegun = false;
      const payments = saying(async (reference) => {
        if (!isBegun) {
          isBegun = true;
          await startPayment(transaction_id);
        }
        return { status: "REFUSED", refusal: "DECLINED", reference, providerReference: null };
      });
      expect(await cancelAt(paidLate, payments)).toBe(0);
      expect((await shown(transaction_id)).status.code).toBe("PAYMENT_PENDING");
    });

    it("with another payment method stay", async () => {
      const { order: made } = await order({ cart_id: await readyCart({}) });
      const status = async () =>
        (await db().selectFrom("orders").where("id", "=", Number(made.id)).select("status").executeTakeFirstOrThrow())
          .status;
      const before = await status();
      await cancelAt(paidLate * 10);
      expect(await status()).toBe(before);
    });
  },
  { isDevelopment: true },
);
