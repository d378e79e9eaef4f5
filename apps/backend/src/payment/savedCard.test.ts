import { beforeEach, describe, expect, it } from "vitest";
import { type Account, accountClient } from "../testing/accountClient.ts";
import { cardClient } from "../testing/cardClient.ts";
import { onBothDatabases } from "../testing/onBothDatabases.ts";
import { orderClient } from "../testing/orderClient.ts";
import { savedCardClient } from "../testing/savedCardClient.ts";
import { firstNow } from "../testing/startTestBackend.ts";
import type { PaymentProviders } from "./PaymentProviders.ts";
import { payForOrder } from "./payForOrder.ts";
import type { PaymentProvider, ProviderAnswer } from "./PaymentProvider.ts";
import { ProviderFailure } from "./ProviderFailure.ts";
import type { Choice } from "./simulator/Choice.ts";

onBothDatabases(
  "saved cards",
  (backend) => {
    const { shown, choose, goBack } = cardClient(backend);
    const { readyCart, placed } = orderClient(backend);
    const { register } = accountClient(backend);
    const db = () => backend().database.db;
    let anna: Account;
    const { cardsOf, charged, saved, start, tries, unpaid, remove, tokens } = savedCardClient(backend);

    beforeEach(async () => {
      backend().setNow(firstNow);
      anna = await register();
      await db().deleteFrom("jobs").execute();
      await db().deleteFrom("forgotten_cards").execute();
    });

    describe("are kept", () => {
      it("[PAY-3] with the shopper's consent, once the card has paid, the first one as the default", async () => {
        await saved(anna);
        await saved(anna);
        expect(await cardsOf(anna)).toMatchObject([
          { card_title: "Bankkártyám", card_type: "Visa", card_pan: "0104", card_exp: "10/31", is_default: true },
          { card_pan: "0104", is_default: false },
        ]);
      });

      it("not without consent, not a refused card, and not for a guest", async () => {
        const plain = await placed({ cart_id: await readyCart({ payment_method: "3" }, anna) }, anna);
        await choose(plain.rewrite_url ?? "", "approve");
        const refused = await placed(
          { cart_id: await readyCart({ payment_method: "3" }, anna), save_card: true },
          anna,
        );
        await choose(refused.rewrite_url ?? "", "refuse");
        const before = (await tokens()).length;
        const guest = await placed({ cart_id: await readyCart({ payment_method: "3" }), save_card: true });
        await choose(guest.rewrite_url ?? "", "approve");
        // The link's holder may pay, but does not decide about saving a card for its owner.
        const payAt = await start(refused.transaction_id, { save_card: true }, await register());
        await choose(payAt ?? "", "approve");
        expect((await shown(refused.transaction_id)).status.code).toBe("PAYMENT_RECEIVED");
        expect(await cardsOf(anna)).toEqual([]);
        expect(await tokens()).toHaveLength(before);
      });

      it("also in a later attempt, and when the shopper returns before the notice", async () => {
        const { rewrite_url, transaction_id } = await placed(
          { cart_id: await readyCart({ payment_method: "3" }, anna) },
          anna,
        );
        await choose(rewrite_url ?? "", "refuse");
        const payAt = (await start(transaction_id, { save_card: true }, anna)) ?? "";
        await goBack(await choose(payAt, "silent"));
        expect((await shown(transaction_id)).status.code).toBe("PAYMENT_RECEIVED");
        expect(await cardsOf(anna)).toEqual([]);
        await choose(payAt, "approve");
        expect(await cardsOf(anna)).toHaveLength(1);
      });

      it("once for each consent: a repeated notice does not restore a deleted card", async () => {
        const { rewrite_url } = await placed(
          { cart_id: await readyCart({ payment_method: "3" }, anna), save_card: true },
          anna,
        );
        await choose(rewrite_url ?? "", "twice");
        const [card] = await cardsOf(anna);
        expect(await cardsOf(anna)).toHaveLength(1);
        await remove(card?.id ?? "", anna);
        await choose(rewrite_url ?? "", "approve");
        expect(await cardsOf(anna)).toEqual([]);
      });
    });

    describe("are charged", () => {
      it.each<[Choice, string, string]>([
        ["approve", "PAYMENT_RECEIVED", "RECEIVED"],
        ["silent", "PAYMENT_RECEIVED", "RECEIVED"],
        ["late", "PAYMENT_REFUSED", "REFUSED"],
      ])("[PAY-2] immediately, without a redirect: %s makes it %s", async (choice, code, status) => {
        const order = await charged(anna, await saved(anna, choice));
        expect(order).toMatchObject({ rewrite_url: null, order: { status: { code } } });
        expect(await tries(order)).toEqual([{ status, card_use: "CHARGE" }]);
      });

      it("once the shopper has confirmed it, where the bank wants that", async () => {
        const order = await charged(anna, await saved(anna, "twice"));
        expect(order.order.status.code).toBe("PAYMENT_PENDING");
        expect(order.rewrite_url).toContain("/simulator/simplePay/pay/");
        expect((await goBack(await choose(order.rewrite_url ?? "", "approve"))).status).toBe(303);
        expect((await shown(order.transaction_id)).status.code).toBe("PAYMENT_RECEIVED");
      });

      it("by their owner only; other holders of the link pay by their own card", async () => {
        const order = await unpaid(anna, await saved(anna));
        expect(await start(order.transaction_id)).toContain("/simulator/simplePay/pay/");
        expect(await start(order.transaction_id, {}, await register())).toContain("/simulator/simplePay/pay/");
        expect(await tries(order)).toEqual([{ status: "PENDING", card_use: null }]);
      });

      it("once for an order: after a refusal it can be paid by another card", async () => {
        const order = await charged(anna, await saved(anna, "late"));
        const payAt = (await start(order.transaction_id, {}, anna)) ?? "";
        await choose(payAt, "approve");
        expect(await tries(order)).toEqual([
          { status: "REFUSED", card_use: "CHARGE" },
          { status: "RECEIVED", card_use: null },
        ]);
      });

      it("not after their deletion: then the shopper goes to the provider", async () => {
        const card = await saved(anna);
        await saved(anna);
        const cart_id = await readyCart(
          { payment_method: "5", payment_method_data: { user_saved_credit_card_id: card } },
          anna,
        );
        await remove(card, anna);
        const order = await placed({ cart_id }, anna);
        expect(order.rewrite_url).toContain("/simulator/simplePay/pay/");
        expect(await tries(order)).toEqual([{ status: "PENDING", card_use: null }]);
      });

      describe("when the provider's answer is lost", () => {
        const user = () => ({ id: anna.id, email: anna.email, name: anna.name, email_verified_at: null });
        const browser = { accept: "*/*", agent: "Test", ip: "127.0.0.1", language: "hu" };
        /** A provider that charges, and cannot say so. */
        function mute(find: (reference: string) => ProviderAnswer | null): {
          readonly charges: string[];
          readonly payments: PaymentProviders;
        } {
          const charges: string[] = [];
          const provider: PaymentProvider = {
            start: () => Promise.reject(new ProviderFailure("Away")),
            readBack: () => Promise.resolve(null),
            readNotice: () => Promise.resolve(null),
            find: async (reference) => await Promise.resolve(find(reference)),
            cards: {
              charge(request) {
                charges.push(request.reference);
                return Promise.reject(new ProviderFailure("The answer is lost"));
              },
              forget: () => Promise.reject(new ProviderFailure("Away")),
            },
          };
          return {
            charges,
            payments: { providers: { simplePay: provider }, log: { error: () => {}, warn: () => {} } },
          };
        }
        async function pay({ payments }: { readonly payments: PaymentProviders }) {
          const order = await unpaid(anna, await saved(anna));
          const again = (now = firstNow) =>
            payForOrder(Number(order.order.id), {
              db: db(),
              now: new Date(now),
              user: user(),
              browser,
              payments,
              savesCard: false,
            });
          return { order, again, status: async () => (await shown(order.transaction_id)).status.code };
        }

        it("[ORDER-3] finds out by asking that it was paid", async () => {
          const { again, status } = await pay(
            mute((reference) => ({
              status: "RECEIVED",
              reference,
              providerReference: "1",
              amount: 798,
              currency: "HUF",
            })),
          );
          expect(await again()).toBeNull();
          expect(await status()).toBe("PAYMENT_RECEIVED");
        });

        it("learns by a query that the provider never received it", async () => {
          const { again, status } = await pay(mute(() => null));
          expect(await again()).toBeNull();
          expect(await status()).toBe("PAYMENT_REFUSED");
        });

        it("[ORDER-3] does not try again while the result is unknown, until half an hour has passed", async () => {
          const payments = mute(() => {
            throw new ProviderFailure("Away");
          });
          const { order, again, status } = await pay(payments);
          await again();
          expect([await again(), await again()]).toEqual([null, null]);
          expect(payments.charges).toHaveLength(1);
          expect(await status()).toBe("PAYMENT_PENDING");
          const begun = Date.parse(firstNow);
          await again(new Date(begun + 30 * 60_000 - 1).toISOString());
          expect(await tries(order)).toEqual([{ status: "PENDING", card_use: "CHARGE" }]);
          await again(new Date(begun + 30 * 60_000).toISOString());
          expect(await tries(order)).toMatchObject([{ status: "REFUSED", card_use: "CHARGE" }, {}]);
        });
      });

      it("[ORDER-3] once, however many tries begin at the same moment", async () => {
        const order = await unpaid(anna, await saved(anna));
        await Promise.all(Array.from({ length: 5 }, () => start(order.transaction_id, {}, anna)));
        expect(await tries(order)).toEqual([{ status: "RECEIVED", card_use: "CHARGE" }]);
      });
    });
  },
  { isDevelopment: true },
);
