import { fieldKinds } from "@kamra/core/form";
import type { RefundAccount } from "@kamra/core/orders";

/** The messages beside the fields of an account for a refund. */
export const refundAccountProblems = ({
  holder,
  number,
}: RefundAccount): Readonly<Record<keyof RefundAccount, string | null>> => ({
  holder: fieldKinds.company(holder, { isRequired: true }).message,
  number: fieldKinds.bankAccount(number, { isRequired: true }).message,
});
