import { sumQuantities } from "@kamra/core/product";
import type { WithdrawalInput, WithdrawalTerms } from "../generated/types.ts";
import type { Context } from "../graphql/Context.ts";
import { Refusal, type Validation } from "../graphql/Refusal.ts";
import { refuseInvalid } from "../graphql/refuseInvalid.ts";
import { loadOrderProducts } from "../order/loadOrderParts.ts";
import type { OrderRow } from "../database/tables/OrderRow.ts";
import { toRowId } from "../database/toRowId.ts";
import { isWithdrawable } from "../order/isWithdrawable.ts";
import { linesOf, type OrderLine } from "../order/linesOf.ts";
import { loadWithdrawals } from "../order/loadWithdrawals.ts";
import { encodeWithdrawnProduct } from "./encodeWithdrawnProduct.ts";
import { refundOf } from "./refundOf.ts";
import { withdrawalTexts } from "./text.hu.ts";
import { withdrawableQuantity } from "../order/withdrawableQuantity.ts";

/** A withdrawal's lines and its refund. */
export interface ReadWithdrawal extends WithdrawalTerms {
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
export async function readWithdrawal(
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
