import { fieldKinds } from "@kamra/core/form";
import { needsRefundAccount } from "@kamra/core/orders";
import { huf } from "@kamra/core/product";
import type { OrderRow } from "../database/tables/OrderRow.ts";
import type { RefundAccountTable } from "../database/tables/WithdrawalTables.ts";
import type { WithdrawalInput } from "../generated/types.ts";
import { refuseInvalid } from "../graphql/refuseInvalid.ts";
import { fieldProblems } from "../graphql/fieldProblems.ts";
import { kindOfPayment } from "../payment/kindOfPayment.ts";

/**
 * Where a refund goes, as it is stored; `null` when it goes back as it was paid: then the shop keeps no account.
 *
 * Errors: Refusal VALIDATION_FAILED by field.
 *
 * @rule LAW-11
 */
export function refundAccountOf(
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
