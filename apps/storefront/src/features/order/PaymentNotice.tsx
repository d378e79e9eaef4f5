import { orThrow } from "@kamra/core";
import { type Order, type OrderReference, paymentOutcome } from "@kamra/core/orders";
import { Button, Notice } from "@kamra/ui";
import { useSending } from "../../shop/useSending.ts";
import { useStorefrontShop } from "../../shop/useStorefrontShop.ts";
import { ordersOf } from "../../shop/later.ts";
import { checkoutText } from "../checkout/text.hu.ts";
import styles from "./PaymentNotice.module.css";
import { paymentScreens } from "./paymentScreens.ts";
import { ReorderButton } from "./ReorderButton.tsx";
import { orderText } from "./text.hu.ts";

interface PaymentNoticeProps {
  readonly order: Order;
  readonly reference: OrderReference;
  readonly onChange: (order: Order) => void;
  /** The bank is being queried. */
  readonly isAsking: boolean;
  /** Queries again. */
  readonly onAsk: () => void;
}

/** The state of a card payment, why it failed, whether it is safe to pay again, and what to do now. */
export function PaymentNotice({ order, reference, onChange, isAsking, onAsk }: PaymentNoticeProps) {
  const ending = paymentOutcome(order);
  if (ending === "none") return null;
  const isWaiting = ending === "waiting";
  const { tone, pay, reorders, ...words } = paymentScreens[ending];
  // The shopper may have left the bank without paying: they can go on at once, also while the bank is asked.
  const { title, help } = isWaiting && isAsking ? orderText.asking : words;
  const canPay = pay !== null && order.payment?.canRetry === true;
  return (
    <Notice tone={tone} title={title}>
      <p>{help}</p>
      {canPay && <p>{orderText.unpaidLimit(checkoutText.telephone)}</p>}
      <div className={styles.ways}>
        {canPay && <PayButton label={pay} reference={reference} onChange={onChange} />}
        {isWaiting && !isAsking && (
          <Button variant="secondary" onPress={onAsk}>
            {orderText.askAgain}
          </Button>
        )}
        {reorders && <ReorderButton order={order} />}
      </div>
    </Notice>
  );
}

interface PayButtonProps extends Pick<PaymentNoticeProps, "reference" | "onChange"> {
  readonly label: string;
}

/** Starts another payment, or resumes the open attempt: nothing is paid twice. */
function PayButton({ label, reference, onChange }: PayButtonProps) {
  const shop = useStorefrontShop();
  const { state, message, send } = useSending();
  const pay = async () => {
    const orders = await ordersOf(shop);
    const start = orThrow(await orders.startPayment(reference));
    if (start === undefined) return;
    onChange(start.order);
    if (start.payAt !== null) window.location.assign(start.payAt);
  };
  return (
    <>
      <Button onPress={() => send(pay())} isPending={state === "sending"}>
        {label}
      </Button>
      {message !== null && <p role="alert">{message}</p>}
    </>
  );
}
