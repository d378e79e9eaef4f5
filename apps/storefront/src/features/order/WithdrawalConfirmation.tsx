import { needsRefundAccount, type Order, type RefundAccount, type WithdrawalTerms } from "@kamra/core/orders";
import { paymentTraits } from "@kamra/core/payment";
import { Button, ButtonRow, Form, Notice, RefundAccountFields, WithdrawalSummary } from "@kamra/ui";
import { useState } from "react";
import type { FormFailure } from "@kamra/react";
import { refundAccountProblems } from "./refundAccountProblems.ts";
import { orderText } from "./text.hu.ts";

const text = orderText.withdrawal;

interface WithdrawalConfirmationProps {
  readonly order: Order;
  readonly terms: WithdrawalTerms;
  readonly failure: FormFailure;
  readonly isSending: boolean;
  readonly onConfirm: (account: RefundAccount | null) => void;
  readonly onBack: () => void;
}

/**
 * The second step of a withdrawal. Cash is refunded to an account, which only this step asks for.
 *
 * @rule LAW-11
 */
export function WithdrawalConfirmation({
  order,
  terms,
  failure,
  isSending,
  onConfirm,
  onBack,
}: WithdrawalConfirmationProps) {
  const isAsked = needsRefundAccount(terms.amount, order);
  const [account, setAccount] = useState<RefundAccount>({ holder: order.contactPerson?.name ?? "", number: "" });
  const [wasSent, setWasSent] = useState(false);
  const problems = refundAccountProblems(account);
  const errorOf = (field: keyof RefundAccount) =>
    (wasSent ? problems[field] : null) ?? failure.fields[`refund_account.${field}`] ?? null;
  const others = Object.entries(failure.fields).flatMap(([field, message]) =>
    isAsked && field.startsWith("refund_account.") ? [] : [message],
  );
  const message = failure.message ?? (others.length > 0 ? others.join(" ") : null);
  const confirm = () => {
    setWasSent(true);
    if (!isAsked) onConfirm(null);
    else if (problems.holder === null && problems.number === null) onConfirm(account);
  };
  const paidBy = paymentTraits(order.paymentMethod)?.paidBy ?? null;
  return (
    <Notice tone="attention" title={text.confirmTitle}>
      <WithdrawalSummary terms={terms} />
      <p>
        {text.confirmHelp} {paidBy !== null && terms.amount > 0 && text.refund[paidBy]}
      </p>
      <Form label={text.confirmTitle} onSubmit={confirm}>
        {isAsked && (
          <RefundAccountFields
            value={account}
            onChange={setAccount}
            errors={{ holder: errorOf("holder"), number: errorOf("number") }}
          />
        )}
        {message !== null && <p role="alert">{message}</p>}
        <ButtonRow>
          <Button type="submit" variant="danger" isPending={isSending}>
            {text.confirm}
          </Button>
          <Button variant="secondary" onPress={onBack}>
            {text.back}
          </Button>
        </ButtonRow>
      </Form>
    </Notice>
  );
}
