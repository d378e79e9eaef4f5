import { costsWithFees } from "@kamra/core/orders";
import { huf } from "@kamra/core/product";
import type { Kysely } from "kysely";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";
import type { OrderRow } from "../database/tables/OrderRow.ts";
import type { MutationChangePaymentMethodArgs } from "../generated/types.ts";
import type { Context } from "../graphql/Context.ts";
import { Refusal } from "../graphql/Refusal.ts";
import { refuseInvalid } from "../graphql/refuseInvalid.ts";
import { changeOrderStatus } from "../order/changeOrderStatus.ts";
import { holdOrder } from "../order/holdOrder.ts";
import { loadOrderProducts } from "../order/loadOrderParts.ts";
import { requireOrder } from "../order/requireOrder.ts";
import { askProvider } from "../payment/askProvider.ts";
import { canPay } from "../payment/canPay.ts";
import { kindOfPayment } from "../payment/kindOfPayment.ts";
import { payForOrder } from "../payment/payForOrder.ts";
import { paymentTexts } from "../payment/text.hu.ts";
import { countedBy, isProven } from "../session/countedBy.ts";
import { limitAttempts } from "../session/limitAttempts.ts";
import { confirmByMail } from "./confirmByMail.ts";
import { type Alternative, findAlternatives, isRefused } from "./findAlternatives.ts";
import { firstStatus } from "./firstStatus.ts";
import { placingTexts } from "./text.hu.ts";
import { confirmationOf } from "./unproven.ts";

/** Rewrites what an order costs with another method: its fee, the fees by VAT rate, and the VAT of its lines. */
async function writeCosts(
  db: Kysely<DatabaseSchema>,
  { order, instead: { method, fee, total } }: { readonly order: OrderRow; readonly instead: Alternative },
): Promise<void> {
  const lines = (await loadOrderProducts(db, [order.id])).get(order.id) ?? [];
  const costs = costsWithFees(
    lines.map(({ total: price, deposit, vat, discount }) => ({
      total: huf(price),
      deposit: huf(deposit),
      vatPercent: vat,
      discount: huf(discount),
    })),
    { delivery: huf(order.delivery_amount), cashOnDelivery: fee, boxing: huf(order.boxing_amount) },
  );
  for (const [index, { line }] of lines.entries())
    await db
      .updateTable("order_products")
      .set({ vat_amount: costs.lines[index]?.vat ?? 0 })
      .where("order_id", "=", order.id)
      .where("line", "=", line)
      .execute();
  const fees = costs.fees.map(({ kind, vatPercent, amount, vat }) => ({
    kind,
    vat: vatPercent,
    amount,
    vat_amount: vat,
  }));
  await db
    .updateTable("orders")
    .set({
      payment_method_id: Number(method.id),
      payment_method_name: method.name,
      saved_card_id: null,
      cash_on_delivery_amount: fee,
      total_amount: total,
      fees: JSON.stringify(fees),
    })
    .where("id", "=", order.id)
    .execute();
}

/** As when an order is placed: who has not proved a mailbox may order a few times a day without a click in a mail. */
async function requireTrust(
  order: OrderRow,
  { kind, total }: Pick<Alternative, "total"> & Pick<Alternative["method"], "kind">,
  context: Context,
) {
  if (kind === null || (await isProven(order.user_id === null ? null : { id: order.user_id }, context))) return;
  const uses = await limitAttempts(context, { action: "order", ...(await countedBy(context)) });
  const confirmation = confirmationOf(total, {
    kind,
    deadline: order.cancellable_until,
    earlier: uses - 1,
    limits: context.limits.unproven,
    now: context.now,
  });
  if (confirmation !== null) refuseInvalid({ payment_method: [placingTexts.cardOnly] });
}

/** Whether it is paid by this method already. */
const isPaidBy = ({ payment_method_id: id }: OrderRow, methodId: string) => String(id) === methodId;

async function change(
  orderId: number,
  { payment_method: methodId, total_amount: agreed }: MutationChangePaymentMethodArgs,
  context: Context,
): Promise<void> {
  const { db, now } = context;
  const order = await holdOrder(db, orderId);
  if (isPaidBy(order, methodId)) return;
  if (!isRefused(order, context))
    throw new Refusal("ORDER_CLOSED", { message: `How it is paid cannot be changed: the order is ${order.status}` });
  const instead = (await findAlternatives(order, context)).find(({ method }) => method.id === methodId);
  if (instead === undefined)
    throw new Refusal("VALIDATION_FAILED", {
      message: "The order cannot be paid so",
      validation: { payment_method: [paymentTexts.notAvailable] },
    });
  if (instead.total !== agreed) refuseInvalid({ total_amount: [placingTexts.otherTotal] });
  await requireTrust(order, { kind: instead.method.kind, total: instead.total }, context);
  await writeCosts(db, { order, instead });
  const status = firstStatus(kindOfPayment(Number(methodId)), { total: instead.total });
  // By card the order waits for its next attempt, and no mail is due before that one ends.
  if (status === "PAYMENT_PENDING") return;
  await changeOrderStatus(db, { orderId, status, by: "shopper", isPaidOtherwise: true, now });
  await confirmByMail(orderId, { db, now, isPaidOtherwise: true });
}

/**
 * Pays an order whose card was refused in another way: what is bought, where and when it comes stay. The providers are asked first
 * whether money has come meanwhile. Money that comes later is given back, or pays an order that waits for a transfer.
 *
 * Errors: Refusal NOT_FOUND; UNAUTHENTICATED for a guest by an id; ORDER_CLOSED when no refused card waits for it; VALIDATION_FAILED
 * for a method that is no alternative, and for a total that is not the one agreed to; TooManyUses.
 *
 * @rule PAY-5, ORDER-9, ORDER-10, LIMIT-3
 */
export async function changePaymentMethod(
  args: MutationChangePaymentMethodArgs,
  context: Context,
): Promise<{ readonly order: OrderRow; readonly rewrite_url: string | null }> {
  const { id: orderId, status, payment_method_id } = await requireOrder(args, context);
  if (status === "PAYMENT_REFUSED" && String(payment_method_id) !== args.payment_method) {
    const attempts = await context.db
      .selectFrom("payments")
      .where("order_id", "=", orderId)
      .select(["provider", "reference"])
      .execute();
    await Promise.all(attempts.map((attempt) => askProvider(attempt, context)));
  }
  await context.db.transaction().execute((db) => change(orderId, args, { ...context, db }));
  const changed = await requireOrder(args, context);
  const rewrite_url = canPay(changed) ? await payForOrder(orderId, { ...context, savesCard: false }) : null;
  return { order: await requireOrder(args, context), rewrite_url };
}
