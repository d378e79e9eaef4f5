import { beforeEach, describe, expect, it } from "vitest";
import { type Account, accountClient } from "../testing/accountClient.ts";
import { cardClient } from "../testing/cardClient.ts";
import { onBothDatabases } from "../testing/onBothDatabases.ts";
import { orderClient } from "../testing/orderClient.ts";
import { savedCardClient } from "../testing/savedCardClient.ts";
import { firstNow } from "../testing/startTestBackend.ts";
import { forgetDueCards } from "./forgetDueCards.ts";
import { ProviderFailure } from "./ProviderFailure.ts";

const lines: string[] = [];
const logger = { level: "trace", stream: { write: (line: string) => void lines.push(line) } };

onBothDatabases(
  "saved cards",
  (backend) => {
    const { choose } = cardClient(backend);
    const { readyCart, placed } = orderClient(backend);
    const { register } = accountClient(backend);
    const db = () => backend().database.db;
    let anna: Account;
    const { cardsOf, charged, remove, saved, tokens } = savedCardClient(backend);

    beforeEach(async () => {
      backend().setNow(firstNow);
      anna = await register();
      await db().deleteFrom("jobs").execute();
      await db().deleteFrom("forgotten_cards").execute();
      lines.length = 0;
    });

    describe("are deleted", () => {
      const { signal } = new AbortController();
      const waiting = async () => (await db().selectFrom("forgotten_cards").select("id").execute()).length;
      /** Whether a leaked token could still be charged. */
      async function isCharged(token: string): Promise<boolean> {
        const bela = await register();
        const card = await saved(bela);
        await db().updateTable("saved_credit_cards").set({ token }).where("id", "=", card).execute();
        return (await charged(bela, card)).order.status.code === "PAYMENT_RECEIVED";
      }

      it("at their provider too, so that they can never be charged", async () => {
        const card = await saved(anna);
        const [token = ""] = (await tokens()).slice(-1);
        await remove(card, anna);
        expect(await waiting()).toBe(1);
        await backend().runDueJobs();
        expect(await waiting()).toBe(0);
        expect(await isCharged(token)).toBe(false);
      });

      it("with the account", async () => {
        await saved(anna);
        const [token = ""] = (await tokens()).slice(-1);
        await backend().ask(
          "mutation ($current_password: String!) { deleteMyAccount(current_password: $current_password) }",
          { current_password: anna.password },
          anna,
        );
        await backend().runDueJobs();
        expect(await waiting()).toBe(0);
        expect(await isCharged(token)).toBe(false);
      });

      it("when their owner was deleted before the payment's notice", async () => {
        const { rewrite_url } = await placed(
          { cart_id: await readyCart({ payment_method: "3" }, anna), save_card: true },
          anna,
        );
        await backend().ask(
          "mutation ($current_password: String!) { deleteMyAccount(current_password: $current_password) }",
          { current_password: anna.password },
          anna,
        );
        await choose(rewrite_url ?? "", "approve");
        expect(await waiting()).toBe(1);
        await backend().runDueJobs();
        expect(await waiting()).toBe(0);
      });

      it("eventually: an unreachable provider is asked again", async () => {
        await remove(await saved(anna), anna);
        let now = Date.parse(firstNow);
        const without = {
          payments: { providers: {}, log: { error: () => {}, warn: () => {} } },
          clock: () => new Date(now),
          signal,
        };
        expect(await forgetDueCards(db(), without)).toBe(0);
        expect(await waiting()).toBe(1);
        await backend().runDueJobs();
        expect(await waiting()).toBe(1);
        now += 10 * 60_000;
        backend().setNow(new Date(now).toISOString());
        await backend().runDueJobs();
        expect(await waiting()).toBe(0);
      });
    });

    it("are counted when their provider has forgotten them", async () => {
      await remove(await saved(anna), anna);
      const away = () => Promise.reject(new ProviderFailure("Away"));
      const simplePay = {
        start: away,
        readBack: away,
        readNotice: away,
        find: away,
        cards: { charge: away, forget: () => Promise.resolve() },
      };
      const payments = { providers: { simplePay }, log: { error: () => {}, warn: () => {} } };
      const { signal } = new AbortController();
      expect(await forgetDueCards(db(), { payments, clock: () => new Date(firstNow), signal })).toBe(1);
    });

    it("wait for the next start when the shop is shut down", async () => {
      await remove(await saved(anna), anna);
      const warned: unknown[] = [];
      const payments = { providers: {}, log: { error: () => {}, warn: (of: unknown) => void warned.push(of) } };
      const ended = { payments, clock: () => new Date(firstNow), signal: AbortSignal.abort() };
      expect(await forgetDueCards(db(), ended)).toBe(0);
      expect(warned).toEqual([]);
    });

    it("have tokens that are in no log, no answer and no export", async () => {
      const card = await saved(anna);
      await charged(anna, card);
      const [token = ""] = (await tokens()).slice(-1);
      const { data } = await backend().ask<{ exportMyData: string }>("{ exportMyData }", {}, anna);
      const seen = [...lines, JSON.stringify(data), JSON.stringify(await cardsOf(anna))].join("\n");
      expect(seen).toContain("0104");
      for (const secret of [token, "cardSecret", "4444-"]) expect(seen).not.toContain(secret);
    });
  },
  { isDevelopment: true, logger },
);
