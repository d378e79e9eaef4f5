import { maskedBankAccount } from "@kamra/core/form";
import type { Withdrawal, WithdrawalInput, WithdrawalTerms } from "../generated/types.ts";
import type { Context } from "../graphql/Context.ts";
import { once } from "../idempotency/once.ts";
import { purchaseLine } from "../mail/purchaseLine.ts";
import { queueMail } from "../mail/queueMail.ts";
import { loadOrderProducts } from "../order/loadOrderParts.ts";
import type { OrderRow } from "../database/tables/OrderRow.ts";
import { holdOrder } from "../order/holdOrder.ts";
import { requireOrder } from "../order/requireOrder.ts";
import { encodeWithdrawal } from "./encodeWithdrawal.ts";
import { loadWithdrawals } from "../order/loadWithdrawals.ts";
import { refundAccountOf } from "./refundAccountOf.ts";
import { readWithdrawal } from "./readWithdrawal.ts";

const nameOf = ({ order_id: id, transaction_id }: WithdrawalInput) => ({ id, transaction_id });

/**
 * Previews a withdrawal's refund; nothing changes.
 *
 * Errors: Refusal NOT_FOUND; UNAUTHENTICATED for a guest by an id; those of `readWithdrawal`.
 *
 * @rule LAW-11
 */
export async function withdrawalTerms(input: WithdrawalInput, context: Context): Promise<WithdrawalTerms> {
  return await readWithdrawal(input, { ...context, order: await requireOrder(nameOf(input), context) });
}

async function insertWithdrawal(
  input: WithdrawalInput,
  { order: { id: orderId }, db, now }: Pick<Context, "db" | "now"> & { readonly order: OrderRow },
): Promise<string> {
  const order = await holdOrder(db, orderId);
  const { amount, products, quantities } = await readWithdrawal(input, { order, db, now });
  const account = refundAccountOf(input, { amount, order });
  const created_at = now.toISOString();
  const { id } = await db
    .insertInto("withdrawals")
    .values({ order_id: orderId, created_at, amount })
    .returning("id")
    .executeTakeFirstOrThrow();
  await db
    .insertInto("withdrawal_products")
    .values(quantities.map((each) => ({ ...each, withdrawal_id: id })))
    .execute();
  if (account !== null)
    await db
      .insertInto("refund_accounts")
      .values({ ...account, withdrawal_id: id, created_at })
      .execute();
  const { contact_name: name, contact_email: to, user_id: userId, transaction_id: transactionId } = order;
  if (to !== null) {
    const lines = products.map((line) =>
      purchaseLine({
        name: line.name,
        piece: line.piece,
        unit: line.default_quantity_name,
        alternative: { piece: line.alternative_quantity_piece, unit: line.alternative_quantity_name },
      }),
    );
    const data = {
      name: name ?? "",
      orderId: String(orderId),
      transactionId,
      withdrawalId: String(id),
      at: created_at,
      lines,
      amount,
      refundAccount: account && maskedBankAccount(account.number),
    };
    await queueMail(db, { to, userId, kind: "withdrawalReceipt", data, now });
  }
  return String(id);
}

/**
 * Withdraws from the purchase of products of an order, once for each `Idempotency-Key`.
 *
 * Errors: as `withdrawalTerms`; Refusal IDEMPOTENCY_KEY_REUSED.
 *
 * @rule LAW-11
 */
export async function withdrawFromOrder(input: WithdrawalInput, context: Context): Promise<Withdrawal> {
  const { db, now } = context;
  const order = await requireOrder(nameOf(input), context);
  const id = await once(context, {
    operation: "withdrawFromOrder",
    input,
    run: (transaction) => insertWithdrawal(input, { order, db: transaction, now }),
  });
  const withdrawal = (await loadWithdrawals(db, [order.id])).get(order.id)?.find((each) => String(each.id) === id);
  if (withdrawal === undefined) throw new Error("A withdrawal that was written down is not there");
  return encodeWithdrawal(withdrawal, { products: (await loadOrderProducts(db, [order.id])).get(order.id) ?? [] });
}
