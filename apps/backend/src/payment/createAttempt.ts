import { paymentTraits } from "@kamra/core/payment";
import type { Selectable } from "kysely";
import type { Context } from "../graphql/Context.ts";
import { changeOrderStatus } from "../order/changeOrderStatus.ts";
import { holdOrder } from "../order/holdOrder.ts";
import type { OrderRow } from "../database/tables/OrderRow.ts";
import { canPay } from "./canPay.ts";
import { kindOfPayment } from "./kindOfPayment.ts";
import type { PaymentTable } from "../database/tables/PaymentTables.ts";
import { payWithin } from "./payWithin.ts";
import { providerFor } from "./providerFor.ts";
import { randomInt } from "node:crypto";

const signs = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** A payment attempt's name at a provider: 12 digits and capitals, which both protocols accept. */
function randomReference(): string {
  return Array.from({ length: 12 }, () => signs[randomInt(signs.length)]).join("");
}

/** A stored payment attempt that has not started. */
export interface CreatedAttempt {
  readonly order: OrderRow;
  readonly payment: Selectable<PaymentTable>;
  /** Of the saved card to charge; `null` when the shopper goes to the provider. */
  readonly token: string | null;
}

type Payer = Pick<Context, "db" | "now" | "user">;

/** The saved card that an order is paid by; only its owner can charge it, and once: after a refusal the owner can pay with another card. */
async function findCard({ id, user_id, saved_card_id, payment_method_id }: OrderRow, { db, user }: Payer) {
  if (
    user === null ||
    user_id !== user.id ||
    paymentTraits({ kind: kindOfPayment(payment_method_id) })?.needs !== "savedCard"
  )
    return null;
  const charged = await db
    .selectFrom("payments")
    .where("order_id", "=", id)
    .where("card_use", "=", "CHARGE")
    .select("id")
    .executeTakeFirst();
  if (charged !== undefined) return null;
  return (
    (await db
      .selectFrom("saved_credit_cards")
      .where("id", "=", saved_card_id)
      .where("user_id", "=", user.id)
      .select(["provider", "token"])
      .executeTakeFirst()) ?? null
  );
}

/**
 * Stores a new payment attempt; `null` when there is nothing to pay, and while a saved card is being charged. It replaces
 * an abandoned one, whose money may still come.
 */
export async function createAttempt(
  orderId: number,
  { savesCard, ...payer }: Payer & { readonly savesCard: boolean },
): Promise<CreatedAttempt | null> {
  const { now, user } = payer;
  const at = now.toISOString();
  return await payer.db.transaction().execute(async (db) => {
    const order = await holdOrder(db, orderId);
    const card = await findCard(order, { db, now, user });
    const provider = card?.provider ?? providerFor(kindOfPayment(order.payment_method_id));
    if (!canPay(order) || provider === null) return null;
    const open = await db
      .selectFrom("payments")
      .where("order_id", "=", orderId)
      .where("status", "=", "PENDING")
      .selectAll()
      .executeTakeFirst();
    if (open?.card_use === "CHARGE" && Date.parse(open.created_at) > now.getTime() - payWithin) return null;
    if (open !== undefined)
      await db.updateTable("payments").set({ status: "REFUSED", finished_at: at }).where("id", "=", open.id).execute();
    const isSaved = savesCard && user !== null && order.user_id === user.id;
    const payment = await db
      .insertInto("payments")
      .values({
        reference: randomReference(),
        order_id: orderId,
        provider,
        amount: order.total_amount,
        status: "PENDING",
        created_at: at,
        card_use: card === null ? (isSaved ? "KEEP" : null) : "CHARGE",
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    return {
      order: await changeOrderStatus(db, { orderId, status: "PAYMENT_PENDING", now }),
      payment,
      token: card?.token ?? null,
    };
  });
}
