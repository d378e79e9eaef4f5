import { maskedBankAccount } from "@kamra/core/form";
import type { Selectable } from "kysely";
import type { Withdrawal } from "../generated/types.ts";
import type { OrderProductTable } from "../database/tables/OrderTables.ts";
import type { WithdrawalRow } from "../order/loadWithdrawals.ts";
import { maskedName } from "../order/maskContact.ts";
import { encodeWithdrawnProduct } from "./encodeWithdrawnProduct.ts";

/** The receipt of a withdrawal from an order with these products, the holder of the account masked or not. */
export function encodeWithdrawal(
  { id, created_at, amount, refund_account: account, products: withdrawn }: WithdrawalRow,
  {
    products,
    isMasked,
  }: { readonly products: ReadonlyArray<Selectable<OrderProductTable>>; readonly isMasked: boolean },
): Withdrawal {
  return {
    id: String(id),
    created_at,
    amount,
    refund_account: account && {
      holder: isMasked ? maskedName(account.holder) : account.holder,
      masked_number: maskedBankAccount(account.number),
    },
    products: withdrawn.flatMap(({ line, quantity: piece }) => {
      const product = products.find((each) => each.line === line);
      return product === undefined ? [] : [encodeWithdrawnProduct(product, { piece })];
    }),
  };
}
