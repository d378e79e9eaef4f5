import type { Kysely } from "kysely";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";
import type { PaymentRefusal } from "../generated/resolvers.ts";
import { canBecome } from "../order/canBecome.ts";
import { changeOrderStatus } from "../order/changeOrderStatus.ts";
import type { OrderRow } from "../order/OrderRow.ts";
import { keepCard } from "./keepCard.ts";
import type { PaymentDesk } from "./PaymentDesk.ts";
import type { ProviderAnswer, ProviderName } from "./PaymentProvider.ts";

interface Surroundings {
  readonly db: Kysely<DatabaseSchema>;
  readonly now: Date;
  readonly log: PaymentDesk["log"];
}

interface Told {
  readonly provider: ProviderName;
  readonly answer: ProviderAnswer;
}

/**
 * Makes of an order what its provider says of a try to pay for it, once, however often and in whatever order it is said. Money
 * counts also when it comes after a refusal, and with it the card that the shopper has consented to have kept; what comes for an order that cannot be paid for any more is kept as to be given
 * back. `null` for a try that there is not, or another amount than was asked for: then nothing is changed.
 *
 * @rule ORDER-11
 */
export async function settlePayment(
  { db, now, log }: Surroundings,
  { provider, answer }: Told,
): Promise<OrderRow | null> {
  const { reference, providerReference } = answer;
  return await db.transaction().execute(async (transaction) => {
    const named = transaction
      .selectFrom("payments")
      .where("reference", "=", reference)
      .where("provider", "=", provider);
    // Whoever changes the order or another try to pay for it waits.
    const order = await transaction
      .selectFrom("orders")
      .where("id", "=", named.select("order_id"))
      .forUpdate()
      .selectAll()
      .executeTakeFirst();
    if (order === undefined) {
      log.warn({ provider, reference }, "A payment that nobody asked for");
      return null;
    }
    const payment = await named.selectAll().executeTakeFirstOrThrow();
    const told = { provider, reference, orderId: order.id };
    const finish = async (status: "RECEIVED" | "REFUSED" | "TO_GIVE_BACK", refusal: PaymentRefusal | null = null) => {
      await transaction
        .updateTable("payments")
        .set({
          status,
          refusal,
          finished_at: now.toISOString(),
          provider_reference: providerReference ?? payment.provider_reference,
        })
        .where("id", "=", payment.id)
        .execute();
    };
    const become = (status: "PAYMENT_RECEIVED" | "PAYMENT_REFUSED") =>
      changeOrderStatus(transaction, { orderId: order.id, status, now });

    if (answer.status !== "RECEIVED") {
      if (answer.status === "PENDING" || payment.status !== "PENDING") return order;
      await finish("REFUSED", answer.refusal);
      return canBecome(order.status, "PAYMENT_REFUSED") ? await become("PAYMENT_REFUSED") : order;
    }
    if (answer.amount !== payment.amount || answer.currency !== "HUF") {
      log.error(
        { ...told, amount: answer.amount, currency: answer.currency, expected: payment.amount },
        "A payment of another amount than was asked for",
      );
      return null;
    }
    // The message that says which may come after one that says that it is paid.
    if (payment.card_use === "KEEP" && answer.card !== undefined)
      await keepCard(transaction, { payment, card: answer.card, userId: order.user_id, now });
    if (payment.status === "RECEIVED" || payment.status === "TO_GIVE_BACK") return order;
    if (canBecome(order.status, "PAYMENT_RECEIVED")) {
      await finish("RECEIVED");
      return await become("PAYMENT_RECEIVED");
    }
    await finish("TO_GIVE_BACK");
    log.error({ ...told, amount: answer.amount, status: order.status }, "Money has to be given back");
    return order;
  });
}
