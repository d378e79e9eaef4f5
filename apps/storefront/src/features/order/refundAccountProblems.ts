import { bankAccountProblem, isBlank } from "@kamra/core/form";
import type { RefundAccount } from "@kamra/core/orders";
import { orderText } from "./text.hu.ts";

const text = orderText.withdrawal;

/** The messages beside the fields of an account for a refund. */
export function refundAccountProblems({
  holder,
  number,
}: RefundAccount): Readonly<Record<keyof RefundAccount, string | null>> {
  const problem = bankAccountProblem(number);
  return {
    holder: isBlank(holder) ? text.required : null,
    number: isBlank(number) ? text.required : problem && text.accountProblems[problem],
  };
}
