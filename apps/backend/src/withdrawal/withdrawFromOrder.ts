import { fieldKinds, maskedBankAccount } from "@kamra/core/form";
import { needsRefundAccount } from "@kamra/core/orders";
import { huf, sumQuantities } from "@kamra/core/product";
import type { OrderRow } from "../database/tables/OrderRow.ts";
import type { RefundAccountTable } from "../database/tables/WithdrawalTables.ts";
import { toRowId } from "../database/toRowId.ts";
import type { Withdrawal, WithdrawalInput, WithdrawalTerms } from "../generated/types.ts";
import type { Context } from "../graphql/Context.ts";
import { Refusal, type Validation } from "../graphql/Refusal.ts";
import { fieldProblems } from "../graphql/fieldProblems.ts";
import { refuseInvalid } from "../graphql/refuseInvalid.ts";
import { once } from "../idempotency/once.ts";
import { purchaseLine } from "../mail/purchaseLine.ts";
import { queueMail } from "../mail/queueMail.ts";
import { holdOrder } from "../order/holdOrder.ts";
import { isWithdrawable } from "../order/isWithdrawable.ts";
import { type OrderLine, linesOf } from "../order/linesOf.ts";
import { loadOrderProducts } from "../order/loadOrderParts.ts";
import { loadWithdrawals } from "../order/loadWithdrawals.ts";
import { requireOrder } from "../order/requireOrder.ts";
import { withdrawableQuantity } from "../order/withdrawableQuantity.ts";
import { kindOfPayment } from "../payment/kindOfPayment.ts";
import { encodeWithdrawal } from "./encodeWithdrawal.ts";
import { encodeWithdrawnProduct } from "./encodeWithdrawnProduct.ts";
import { refundOf } from "./refundOf.ts";
import { withdrawalTexts } from "./text.hu.ts";

/** A withdrawal's lines and its refund. */
interface ReadWithdrawal extends WithdrawalTerms {
  readonly quantities: ReadonlyArray<{ readonly line: number; readonly quantity: number }>;
}

interface Entry {
  readonly line: OrderLine | undefined;
  readonly piece: number;
}

/** Whole pieces are returned whole; weighed products have five decimals. */
function isAmount(piece: number, { quantity }: OrderLine): boolean {
  return piece > 0 && (Number.isInteger(quantity) ? Number.isInteger(piece) : Number(piece.toFixed(5)) === piece);
}

function problemsOf(entries: ReadonlyArray<Entry>): Validation {
  const problems = entries.map(({ line, piece }, place): readonly [string, string[]] | null => {
    if (line === undefined || entries.findIndex((each) => each.line === line) !== place)
      return [`products.${place}.product_id`, [withdrawalTexts.notInOrder]];
    if (!line.is_returnable) return [`products.${place}.product_id`, [withdrawalTexts.perishable]];
    const most = withdrawableQuantity(line);
    return isAmount(piece, line) && piece <= most
      ? null
      : [`products.${place}.piece`, [withdrawalTexts.tooMuch(most, line.quantity_name)]];
  });
  return {
    ...(entries.length === 0 && { products: [withdrawalTexts.nothing] }),
    ...Object.fromEntries(problems.filter((problem) => problem !== null)),
  };
}

/**
 * What a withdrawal from an order takes and gives back.
 *
 * Errors: Refusal ORDER_CLOSED; VALIDATION_FAILED by entry and field.
 *
 * @rule LAW-11
 */
async function readWithdrawal(
  { products }: WithdrawalInput,
  { order, db, now }: Pick<Context, "db" | "now"> & { readonly order: OrderRow },
): Promise<ReadWithdrawal> {
  if (!isWithdrawable(order, { now }))
    throw new Refusal("ORDER_CLOSED", { message: `The order is ${order.status} and cannot be withdrawn from` });
  const { id } = order;
  const withdrawals = (await loadWithdrawals(db, [id])).get(id) ?? [];
  const lines = linesOf((await loadOrderProducts(db, [id])).get(id) ?? [], { withdrawals });
  const entries = products.map(({ product_id, piece }) => ({
    line: lines.find((line) => line.product_id === toRowId(product_id)),
    piece,
  }));
  refuseInvalid(problemsOf(entries));
  const taken = entries.flatMap(({ line, piece }) => (line === undefined ? [] : [{ ...line, taken: piece }]));
  const refunded = withdrawals.reduce((sum, { amount }) => sum + amount, 0);
  const after = lines.map((line) => ({
    ...line,
    withdrawn: sumQuantities([line.withdrawn, taken.find((each) => each.line === line.line)?.taken ?? 0]),
  }));
  return {
    products: taken.map((line) => encodeWithdrawnProduct(line, { piece: line.taken })),
    // Orders of before the costs of lines were kept may have refunded a forint more than the rule of today.
    amount: Math.max(0, refundOf(order, { lines: after }) - refunded),
    quantities: taken.map(({ line, taken: quantity }) => ({ line, quantity })),
  };
}

/**
 * Where a refund goes, as it is stored; `null` when it goes back as it was paid: then the shop keeps no account.
 *
 * Errors: Refusal VALIDATION_FAILED by field.
 *
 * @rule LAW-11
 */
function refundAccountOf(
  { refund_account: account = null }: Pick<WithdrawalInput, "refund_account">,
  { amount, order }: { readonly amount: number; readonly order: Pick<OrderRow, "payment_method_id"> },
): Pick<RefundAccountTable, "holder" | "number"> | null {
  if (!needsRefundAccount(huf(amount), { paymentMethod: { kind: kindOfPayment(order.payment_method_id) } }))
    return null;
  const holder = fieldKinds.company(account?.holder ?? null, { isRequired: true });
  const number = fieldKinds.bankAccount(account?.number ?? null, { isRequired: true });
  refuseInvalid(fieldProblems({ holder, number }, { path: "refund_account" }));
  return { holder: holder.value, number: number.value };
}

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
  const products = (await loadOrderProducts(db, [order.id])).get(order.id) ?? [];
  // Who withdraws has just named the account.
  return encodeWithdrawal(withdrawal, { products, isMasked: false });
}
