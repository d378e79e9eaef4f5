import type { Order, OrderReference, WithdrawalTerms } from "@kamra/core/order";
import { formatHuf, formatQuantity } from "@kamra/core/text";
import { Button, Checkbox, Form, Notice } from "@kamra/ui";
import { useState } from "react";
import { useSending } from "../../shop/useSending.ts";
import { useStorefrontShop } from "../../shop/useStorefrontShop.ts";
import { Section } from "../checkout/Section.tsx";
import { momentText } from "./momentText.ts";
import { orderText } from "./text.hu.ts";
import styles from "./Withdrawal.module.css";

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
  const { lines, withdrawableUntil, withdrawals } = order;
  const isPossible = lines.some(({ withdrawableQuantity }) => withdrawableQuantity > 0);
  if (!isPossible && withdrawals.length === 0) return null;
  return (
    <Section title={text.title}>
      {withdrawals.map((receipt) => (
        <Notice key={receipt.id} tone="info" title={text.receipt(momentText(receipt.createdAt))}>
          <Terms terms={receipt} />
          <p>{text.receiptHelp}</p>
        </Notice>
      ))}
      {isPossible && (
        <WithdrawalSteps
          // What was chosen is over once there is a receipt for it.
          key={withdrawals.length}
          order={order}
          until={withdrawableUntil}
          reference={reference}
          onChange={onChange}
        />
      )}
    </Section>
  );
}

function WithdrawalSteps({ order, until, reference, onChange }: WithdrawalProps & { readonly until: string | null }) {
  const shop = useStorefrontShop();
  const lines = order.lines.filter(({ withdrawableQuantity }) => withdrawableQuantity > 0);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [terms, setTerms] = useState<WithdrawalTerms | null>(null);
  const [isEmpty, setIsEmpty] = useState(false);
  const { state, message, send } = useSending();
  const request = {
    order: reference,
    products: lines
      .filter(({ productId }) => chosen.has(productId))
      .map(({ productId, withdrawableQuantity: quantity }) => ({ productId, quantity })),
  };
  const ask = async () => setTerms(await shop.orders.withdrawalTerms(request));
  const withdraw = async () => {
    if ((await shop.orders.withdraw(request)) === null) return;
    const next = await shop.orders.find(reference);
    if (next !== null) onChange(next);
  };
  const choose = (productId: string, isChosen: boolean) => {
    setIsEmpty(false);
    setChosen(new Set(isChosen ? [...chosen, productId] : [...chosen].filter((each) => each !== productId)));
  };

  if (terms !== null)
    return (
      <Notice tone="attention" title={text.confirmTitle}>
        <Terms terms={terms} />
        <p>{text.confirmHelp}</p>
        {message !== null && <p role="alert">{message}</p>}
        <div className={styles.actions}>
          <Button variant="danger" onPress={() => send(withdraw())} isPending={state === "sending"}>
            {text.confirm}
          </Button>
          <Button variant="secondary" onPress={() => setTerms(null)}>
            {text.back}
          </Button>
        </div>
      </Notice>
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
        {text.lead} {until !== null && text.until(momentText(until))}
      </p>
      <ul role="list" className={styles.lines}>
        {lines.map(({ productId, name, withdrawableQuantity, unitName }) => (
          <li key={productId}>
            <Checkbox
              isSelected={chosen.has(productId)}
              onChange={(isChosen) => choose(productId, isChosen)}
              error={isEmpty ? text.chooseOne : null}
            >
              {name} · {formatQuantity(withdrawableQuantity, unitName)}
            </Checkbox>
          </li>
        ))}
      </ul>
      {message !== null && <p role="alert">{message}</p>}
      <div>
        <Button type="submit" variant="secondary" isPending={state === "sending"}>
          {text.next}
        </Button>
      </div>
    </Form>
  );
}

const Terms = ({ terms: { products, amount } }: { readonly terms: WithdrawalTerms }) => (
  <>
    <ul>
      {products.map(({ productId, name, quantity, unitName }) => (
        <li key={productId}>
          {name} · {formatQuantity(quantity, unitName)}
        </li>
      ))}
    </ul>
    <p>
      <strong>{text.amount(formatHuf(amount))}</strong>
    </p>
  </>
);
