import type { Selectable } from "kysely";
import type { Context } from "../graphql/Context.ts";
import { changeOrderStatus } from "../order/changeOrderStatus.ts";
import type { OrderRow } from "../order/OrderRow.ts";
import { askProvider } from "./askProvider.ts";
import { canPay } from "./canPay.ts";
import { kindOfPayment } from "./kindOfPayment.ts";
import type { PaymentTable } from "./PaymentTables.ts";
import { payWithin } from "./payWithin.ts";
import { ProviderFailure } from "./ProviderFailure.ts";
import { providerFor } from "./providerFor.ts";
import { randomReference } from "./randomReference.ts";
import { settlePayment } from "./settlePayment.ts";

type Payer = Pick<Context, "db" | "now" | "payments">;
type PaymentRow = Selectable<PaymentTable>;

async function findOpenTry({ id }: Pick<OrderRow, "id">, { db }: Payer): Promise<PaymentRow | null> {
  return (await db.selectFrom("payments").where("order_id", "=", id).where("status", "=", "PENDING").selectAll().executeTakeFirst()) ?? null;
}

/** Writes a new try down; `null` when there is nothing to pay any more. One that was left is over, though its money may still come. */
async function openTry(orderId: number, { db, now }: Payer): Promise<{ readonly order: OrderRow; readonly payment: PaymentRow } | null> {
  return await db.transaction().execute(async (transaction) => {
    const order = await transaction.selectFrom("orders").where("id", "=", orderId).forUpdate().selectAll().executeTakeFirstOrThrow();
    const provider = providerFor(kindOfPayment(order.payment_method_id));
    if (!canPay(order) || provider === null) return null;
    const at = now.toISOString();
    await transaction.updateTable("payments").set({ status: "REFUSED", finished_at: at }).where("order_id", "=", orderId).where("status", "=", "PENDING").execute();
    const payment = await transaction
      .insertInto("payments")
      .values({ reference: randomReference(), order_id: orderId, provider, amount: order.total_amount, status: "PENDING", created_at: at })
      .returningAll()
      .executeTakeFirstOrThrow();
    return { order: await changeOrderStatus(transaction, { orderId, status: "PAYMENT_PENDING", now }), payment };
  });
}

/**
 * Where a shopper goes to pay for an order by card: to the try that is open, else to a new one. `null` when nothing is to be
 * paid by card, or not any more; also when the provider cannot be reached, and then the order counts as refused.
 */
export async function payForOrder(orderId: number, payer: Payer): Promise<string | null> {
  const { db, now, payments } = payer;
  const openBefore = await findOpenTry({ id: orderId }, payer);
  if (openBefore !== null) {
    await askProvider(openBefore, payer);
    const stillOpen = await findOpenTry({ id: orderId }, payer);
    if (stillOpen?.pay_at && Date.parse(stillOpen.created_at) > now.getTime() - payWithin) return stillOpen.pay_at;
  }
  const opened = await openTry(orderId, payer);
  if (opened === null) return null;
  const { id, provider, reference, amount } = opened.payment;
  try {
    const started = await payments.providers[provider]?.start({ reference, amount, orderId, email: opened.order.contact_email, now });
    if (started === undefined) throw new ProviderFailure(`The shop has no contract with ${provider}`);
    await db.updateTable("payments").set({ pay_at: started.payAt, provider_reference: started.providerReference }).where("id", "=", id).execute();
    return started.payAt;
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error;
    payments.log.error({ err: error, provider, reference }, "A payment cannot be started");
    await settlePayment({ db, now, log: payments.log }, { provider, answer: { status: "REFUSED", reference, providerReference: null } });
    return null;
  }
}
