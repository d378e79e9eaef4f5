import type { Kysely, Selectable } from "kysely";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";
import { randomId } from "../database/randomId.ts";
import type { OrderRow } from "../database/tables/OrderRow.ts";
import type { PaymentTable, ProviderName } from "../database/tables/PaymentTables.ts";
import type { PaymentRefusal } from "../generated/types.ts";
import { canBecome } from "../order/canBecome.ts";
import { changeOrderStatus } from "../order/changeOrderStatus.ts";
import { tellRefund } from "../order/tellChange.ts";
import type { ProviderAnswer, ProviderCard } from "./PaymentProvider.ts";
import type { PaymentProviders } from "./PaymentProviders.ts";
import { paymentTexts } from "./text.hu.ts";

interface Saving {
  readonly payment: Pick<Selectable<PaymentTable>, "id" | "provider">;
  readonly card: ProviderCard;
  /** The owner; without an account the provider has to delete the card. */
  readonly userId: string | null;
  readonly now: Date;
}

/**
 * Saves a card that a provider stores, once for each consent. A user's first one is the default. Call it in a
 * transaction that holds the order.
 */
async function saveCard(
  db: Kysely<DatabaseSchema>,
  { payment: { id, provider }, card, userId, now }: Saving,
): Promise<void> {
  const { token, brand, digits, expiry } = card;
  await db.updateTable("payments").set({ card_use: null }).where("id", "=", id).execute();
  const created_at = now.toISOString();
  if (userId === null) {
    await db.insertInto("forgotten_cards").values({ provider, token, next_attempt_at: created_at }).execute();
    return;
  }
  // Concurrent changes of this user's cards wait.
  await db.selectFrom("users").where("id", "=", userId).forUpdate().select("id").executeTakeFirstOrThrow();
  const other = await db
    .selectFrom("saved_credit_cards")
    .where("user_id", "=", userId)
    .where("is_default", "=", true)
    .select("id")
    .executeTakeFirst();
  const { cardTitle, unknownBrand } = paymentTexts;
  const shown = { card_title: cardTitle, card_type: brand ?? unknownBrand, card_pan: digits, card_exp: expiry };
  await db
    .insertInto("saved_credit_cards")
    .values({ ...shown, id: randomId(), user_id: userId, created_at, is_default: other === undefined, provider, token })
    .onConflict((conflict) => conflict.columns(["provider", "token"]).doNothing())
    .execute();
}

interface Settling {
  readonly db: Kysely<DatabaseSchema>;
  readonly now: Date;
  readonly log: PaymentProviders["log"];
}

interface Told {
  readonly provider: ProviderName;
  readonly answer: ProviderAnswer;
}

interface Finished {
  readonly payment: Selectable<PaymentTable>;
  readonly status: "RECEIVED" | "REFUSED" | "TO_GIVE_BACK";
  readonly refusal: PaymentRefusal | null;
  readonly providerReference: string | null;
  readonly now: Date;
}

async function finishAttempt(
  db: Kysely<DatabaseSchema>,
  { payment, status, refusal, providerReference, now }: Finished,
): Promise<void> {
  await db
    .updateTable("payments")
    .set({
      status,
      refusal,
      finished_at: now.toISOString(),
      provider_reference: providerReference ?? payment.provider_reference,
    })
    .where("id", "=", payment.id)
    .execute();
}

/**
 * Applies a provider's message about a payment attempt to its order, once, for repeated messages in any order. Money
 * counts also after a refusal, with the card that the shopper consented to save; money for an order that cannot be paid
 * any more is recorded as a refund. `null` for an unknown attempt or a wrong amount; then nothing changes.
 *
 * @rule ORDER-11
 */
export async function settlePayment({ db, now, log }: Settling, { provider, answer }: Told): Promise<OrderRow | null> {
  const { reference, providerReference } = answer;
  return await db.transaction().execute(async (transaction) => {
    const named = transaction
      .selectFrom("payments")
      .where("reference", "=", reference)
      .where("provider", "=", provider);
    // Concurrent changes of the order and its attempts wait.
    const order = await transaction
      .selectFrom("orders")
      .where("id", "=", named.select("order_id"))
      .forUpdate()
      .selectAll()
      .executeTakeFirst();
    if (order === undefined) {
      log.warn({ provider, reference }, "A payment with an unknown reference");
      return null;
    }
    const payment = await named.selectAll().executeTakeFirstOrThrow();
    const details = { provider, reference, orderId: order.id };
    const finish = (status: Finished["status"], refusal: PaymentRefusal | null = null) =>
      finishAttempt(transaction, { payment, status, refusal, providerReference, now });
    const become = (status: "PAYMENT_RECEIVED" | "PAYMENT_REFUSED") =>
      changeOrderStatus(transaction, { orderId: order.id, status, now });

    if (answer.status !== "RECEIVED") {
      if (answer.status === "PENDING" || payment.status !== "PENDING") return order;
      await finish("REFUSED", answer.refusal);
      return canBecome(order.status, "PAYMENT_REFUSED") ? await become("PAYMENT_REFUSED") : order;
    }
    if (answer.amount !== payment.amount || answer.currency !== "HUF") {
      log.error(
        { ...details, amount: answer.amount, currency: answer.currency, expected: payment.amount },
        "A payment of another amount than was asked for",
      );
      return null;
    }
    // The refund message that may follow a payment message.
    if (payment.card_use === "KEEP" && answer.card !== undefined)
      await saveCard(transaction, { payment, card: answer.card, userId: order.user_id, now });
    if (payment.status === "RECEIVED" || payment.status === "TO_GIVE_BACK") return order;
    if (canBecome(order.status, "PAYMENT_RECEIVED")) {
      await finish("RECEIVED");
      return await become("PAYMENT_RECEIVED");
    }
    await finish("TO_GIVE_BACK");
    await tellRefund(transaction, { order, amount: payment.amount, now });
    log.error({ ...details, amount: answer.amount, status: order.status }, "Money has to be given back");
    return order;
  });
}
