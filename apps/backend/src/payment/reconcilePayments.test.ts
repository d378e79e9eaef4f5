import { beforeEach, expect, it } from "vitest";
import { cardClient } from "../testing/cardClient.ts";
import { onBothDatabases } from "../testing/onBothDatabases.ts";
import { firstNow } from "../testing/startTestBackend.ts";
import type { PaymentProviders } from "./PaymentProviders.ts";
import { ProviderFailure } from "./ProviderFailure.ts";
import { reconcilePayments } from "./reconcilePayments.ts";

const minute = 60_000;

onBothDatabases(
  "payments whose notice was lost",
  (backend) => {
    const { placed, shown, startPayment, choose } = cardClient(backend);
    const db = () => backend().database.db;
    const after = (minutes: number) => new Date(Date.parse(firstNow) + minutes * minute).toISOString();
    const reconcile = async (minutes: number) => {
      backend().setNow(after(minutes));
      await backend().runDueJobs();
    };
    /** Providers that only record which attempts they were asked about. */
    function listening(find: (reference: string) => void = () => {}): {
      readonly asked: string[];
      readonly payments: PaymentProviders;
    } {
      const asked: string[] = [];
      const provider = {
        start: () => Promise.reject(new ProviderFailure("Nobody starts anything here")),
        readBack: () => Promise.resolve(null),
        readNotice: () => Promise.resolve(null),
        async find(reference: string) {
          asked.push(reference);
          await Promise.resolve(find(reference));
          return null;
        },
      };
      return { asked, payments: { providers: { simplePay: provider }, log: { error: () => {}, warn: () => {} } } };
    }
    const { signal } = new AbortController();

    beforeEach(async () => {
      backend().setNow(firstNow);
      await db().deleteFrom("payments").execute();
      await db().deleteFrom("jobs").execute();
      await db().updateTable("payment_methods").set({ is_active: true }).where("id", "=", 4).execute();
    });

    it("[ORDER-11] are queried after a delay for their notice", async () => {
      const { transaction_id, rewrite_url } = await placed();
      await choose(rewrite_url ?? "", "silent");
      await reconcile(4);
      expect((await shown(transaction_id)).status.code).toBe("PAYMENT_PENDING");
      await reconcile(5);
      expect(await shown(transaction_id)).toMatchObject({
        status: { code: "PAYMENT_RECEIVED" },
        payment: { status: "RECEIVED" },
      });
    });

    it("are found out also when the try was left for another one, and when that one was paid too it is to be given back", async () => {
      const { transaction_id, rewrite_url } = await placed();
      await choose(rewrite_url ?? "", "refuse");
      const second = await startPayment(transaction_id);
      await choose(rewrite_url ?? "", "silent");
      await reconcile(5);
      expect((await shown(transaction_id)).status.code).toBe("PAYMENT_RECEIVED");
      await choose(second ?? "", "silent");
      await reconcile(10);
      expect((await shown(transaction_id)).payment?.status).toBe("TO_GIVE_BACK");
    });

    it("are found out once when several processes ask", async () => {
      const { transaction_id, rewrite_url } = await placed();
      await choose(rewrite_url ?? "", "silent");
      backend().setNow(after(5));
      const asker = { clock: () => new Date(after(5)), signal };
      const { asked, payments } = listening();
      await Promise.all([
        backend().runDueJobs(),
        reconcilePayments(db(), { ...asker, payments }),
        startPayment(transaction_id),
      ]);
      await reconcile(10);
      expect(
        (await shown(transaction_id)).events.filter(({ status }) => status.code === "PAYMENT_RECEIVED"),
      ).toHaveLength(1);
      expect(asked.length).toBeLessThanOrEqual(1);
    });

    it("are asked about at growing intervals, and not after a day", async () => {
      const { order } = await placed();
      let now = 0;
      const ages: number[] = [];
      const { payments } = listening(() => void ages.push(now));
      for (now = 0; now <= 3000; now += 5)
        await reconcilePayments(db(), { payments, clock: () => new Date(after(now)), signal });
      expect(ages).toEqual([5, 10, 20, 40, 80, 160, 320, 640, 1280, 1440]);
      expect(
        await db().selectFrom("payments").where("order_id", "=", Number(order.id)).select("status").execute(),
      ).toEqual([{ status: "REFUSED" }]);
    });

    it("are asked about no more while the shop is shut down", async () => {
      await placed();
      const { asked, payments } = listening();
      const ended = { payments, clock: () => new Date(after(5)), signal: AbortSignal.abort() };
      expect(await reconcilePayments(db(), ended)).toBe(0);
      expect(asked).toEqual([]);
    });

    it("expire after a day without a query, and can be retried", async () => {
      const { transaction_id } = await placed("4");
      const { payments } = listening();
      const reconcileAlone = async (minutes: number) =>
        await reconcilePayments(db(), { payments, clock: () => new Date(after(minutes)), signal });
      await reconcileAlone(5);
      await reconcileAlone(1439);
      expect((await shown(transaction_id)).status.code).toBe("PAYMENT_PENDING");
      await reconcileAlone(1440);
      expect(await shown(transaction_id)).toMatchObject({
        status: { code: "PAYMENT_REFUSED" },
        payment: { status: "REFUSED", refusal: "TIMED_OUT", can_retry: true },
      });
    });

    it("are asked about although another one's provider is unreachable", async () => {
      await Promise.all([placed(), placed()]);
      let isFirst = true;
      const { asked, payments } = listening(() => {
        if (isFirst) {
          isFirst = false;
          throw new ProviderFailure("SimplePay cannot be reached");
        }
      });
      expect(await reconcilePayments(db(), { payments, clock: () => new Date(after(5)), signal })).toBe(0);
      expect(asked).toHaveLength(2);
    });
  },
  { isDevelopment: true },
);
