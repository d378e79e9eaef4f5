import type { Account } from "./accountClient.ts";
import { cardClient } from "./cardClient.ts";
import { orderClient, type PlacedOrder } from "./orderClient.ts";
import type { TestBackend } from "./startTestBackend.ts";
import type { Choice } from "../payment/simulator/Choice.ts";

interface Card {
  readonly id: string;
  readonly card_type: string;
  readonly card_pan: string;
  readonly card_exp: string;
  readonly is_default: boolean;
}

/** What the shop knows of saved cards, and of the payments of an order. */
function cardReader(backend: () => TestBackend) {
  const db = () => backend().database.db;
  return {
    cardsOf: async (by: Account): Promise<ReadonlyArray<Card>> => {
      const query = "{ me { saved_credit_cards { id card_title card_type card_pan card_exp is_default } } }";
      const { data } = await backend().ask<{ me: { saved_credit_cards: ReadonlyArray<Card> } }>(query, {}, by);
      return data.me.saved_credit_cards;
    },
    tokens: async () =>
      (await db().selectFrom("saved_credit_cards").select("token").execute()).map(({ token }) => token),
    tries: async ({ order }: PlacedOrder) =>
      await db()
        .selectFrom("payments")
        .where("order_id", "=", Number(order.id))
        .orderBy("id")
        .select(["status", "card_use"])
        .execute(),
  };
}

/** Saves cards at the simulated provider, and orders by them. */
export function savedCardClient(backend: () => TestBackend) {
  const { choose } = cardClient(backend);
  const { readyCart, placed } = orderClient(backend);
  const { cardsOf, tokens, tries } = cardReader(backend);

  async function start(
    transaction_id: string,
    more: Readonly<Record<string, unknown>> = {},
    by?: Account,
  ): Promise<string | null> {
    const { data } = await backend().ask<{ startPayment: { rewrite_url: string | null } } | null>(
      "mutation ($transaction_id: ID!, $save_card: Boolean! = false) { startPayment(transaction_id: $transaction_id, save_card: $save_card) { rewrite_url } }",
      { transaction_id, ...more },
      by,
    );
    return data?.startPayment.rewrite_url ?? null;
  }
  /** Pays an order by SimplePay and so saves the card; later charges end as this one did. */
  async function saved(by: Account, choice: Choice = "approve"): Promise<string> {
    const { rewrite_url } = await placed(
      { cart_id: await readyCart({ payment_method: "3" }, by), save_card: true },
      by,
    );
    await choose(rewrite_url ?? "", choice);
    const card = (await cardsOf(by)).at(-1) ?? (await saveAnyway(by, rewrite_url ?? ""));
    return card.id;
  }
  /** A provider that missed the payment gets its notice again. */
  async function saveAnyway(by: Account, payAt: string): Promise<Card> {
    await choose(payAt, "approve");
    const [card] = await cardsOf(by);
    if (card === undefined) throw new Error("The card was not kept");
    await choose(payAt, "silent");
    return card;
  }
  /** An order that is paid by a saved card. */
  const charged = async (by: Account, card: string) =>
    await placed(
      {
        cart_id: await readyCart({ payment_method: "5", payment_method_data: { user_saved_credit_card_id: card } }, by),
      },
      by,
    );
  /** A similar order that is not charged yet. */
  async function unpaid(by: Account, card: string): Promise<PlacedOrder> {
    const order = await charged(by, card);
    const id = Number(order.order.id);
    const { db } = backend().database;
    await db.deleteFrom("payments").where("order_id", "=", id).execute();
    await db.updateTable("orders").set({ status: "PAYMENT_PENDING" }).where("id", "=", id).execute();
    return order;
  }
  const remove = (card_id: string, by: Account) =>
    backend().ask("mutation ($card_id: ID!) { deleteMySavedCreditCard(card_id: $card_id) { id } }", { card_id }, by);

  return { cardsOf, charged, remove, saved, start, tokens, tries, unpaid };
}
