import { orThrow } from "@kamra/core";
import type { Order, OrderLine, OrderReference, RefundAccount, WithdrawalTerms } from "@kamra/core/orders";
import { momentText } from "@kamra/core/text";
import { Button, Form, Notice, Section, WithdrawalLines, WithdrawalSummary } from "@kamra/ui";
import { useState } from "react";
import { useSending } from "../../shop/useSending.ts";
import { useStorefrontShop } from "../../shop/useStorefrontShop.ts";
import { ordersOf } from "../../shop/later.ts";
import { useMomentText } from "../page/useMomentText.ts";
import { orderText } from "./text.hu.ts";
import { WithdrawalConfirmation } from "./WithdrawalConfirmation.tsx";

const text = orderText.withdrawal;

interface WithdrawalProps {
  readonly order: Order;
  readonly reference: OrderReference;
  readonly onChange: (order: Order) => void;
}

/**
 * The shopper's right to withdraw, in two steps: what from, then what that gives back. Receipts stay on the page.
 *
 * @rule LAW-11
 */
export function Withdrawal({ order, reference, onChange }: WithdrawalProps) {
  const { until } = useMomentText();
  const { lines, withdrawableUntil, withdrawals } = order;
  const isPossible = lines.some(({ withdrawableQuantity }) => withdrawableQuantity > 0);
  if (!isPossible && withdrawals.length === 0) return null;
  return (
    <Section title={text.title}>
      {withdrawals.map((receipt) => (
        <Notice key={receipt.id} tone="info" title={text.receipt(momentText(new Date(receipt.createdAt)))}>
          <WithdrawalSummary terms={receipt} />
          {receipt.refundAccount !== null && (
            <p>{text.refundsTo(receipt.refundAccount.holder, receipt.refundAccount.number)}</p>
          )}
          <p>{text.receiptHelp}</p>
        </Notice>
      ))}
      {isPossible && (
        <WithdrawalSteps
          // The receipt replaces the selection.
          key={withdrawals.length}
          order={order}
          until={withdrawableUntil && text.until(until(withdrawableUntil))}
          reference={reference}
          onChange={onChange}
        />
      )}
    </Section>
  );
}

interface WithdrawalStepsProps extends WithdrawalProps {
  /** How long there is time, in words. */
  readonly until: string | null;
}

function WithdrawalSteps({ order, until, reference, onChange }: WithdrawalStepsProps) {
  const shop = useStorefrontShop();
  const lines = order.lines.filter(({ withdrawableQuantity }) => withdrawableQuantity > 0);
  const [chosen, setChosen] = useState<ReadonlyMap<string, number>>(new Map());
  const [terms, setTerms] = useState<WithdrawalTerms | null>(null);
  const [isEmpty, setIsEmpty] = useState(false);
  const { state, fields, message, send } = useSending(["refund_account.holder", "refund_account.number"]);
  const request = {
    order: reference,
    products: lines.flatMap(({ productId }) => {
      const quantity = chosen.get(productId);
      return quantity === undefined ? [] : [{ productId, quantity }];
    }),
  };
  const ask = async () => setTerms(await (await ordersOf(shop)).withdrawalTerms(request));
  const withdraw = async (refundAccount: RefundAccount | null) => {
    const orders = await ordersOf(shop);
    if (orThrow(await orders.withdraw({ ...request, refundAccount })) === undefined) return;
    const next = await orders.find(reference);
    if (next !== null) onChange(next);
  };
  const choose = ({ productId }: Pick<OrderLine, "productId">, quantity: number) => {
    setIsEmpty(false);
    const others = [...chosen].filter(([each]) => each !== productId);
    setChosen(new Map(quantity > 0 ? [...others, [productId, quantity]] : others));
  };

  if (terms !== null)
    return (
      <WithdrawalConfirmation
        order={order}
        terms={terms}
        failure={{ fields, message }}
        isSending={state === "sending"}
        onConfirm={(account) => send(withdraw(account))}
        onBack={() => setTerms(null)}
      />
    );
  return (
    <Form
      label={text.title}
      onSubmit={() => {
        setIsEmpty(chosen.size === 0);
        if (chosen.size > 0) send(ask());
      }}
    >
      <p>
        {text.lead} {until}
      </p>
      <WithdrawalLines lines={lines} value={chosen} onChange={choose} error={isEmpty ? text.chooseOne : null} />
      {message !== null && <p role="alert">{message}</p>}
      <div>
        <Button type="submit" variant="secondary" isPending={state === "sending"}>
          {text.next}
        </Button>
      </div>
    </Form>
  );
}
