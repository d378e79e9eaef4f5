import type { Order, OrderReference } from "@kamra/core/order";
import { Button, Notice } from "@kamra/ui";
import { useState } from "react";
import { useSending } from "../../shop/useSending.ts";
import { useStorefrontShop } from "../../shop/useStorefrontShop.ts";
import { orderText } from "./text.hu.ts";

interface PaymentNoticeProps {
  readonly order: Order;
  readonly reference: OrderReference;
  readonly onChange: (order: Order) => void;
}

/** How paying by card stands, in words that say whether it is safe to pay again. */
export function PaymentNotice({ order, reference, onChange }: PaymentNoticeProps) {
  const { payment } = order;
  switch (payment?.status) {
    case "PENDING":
      return (
        <Notice tone="info" title={orderText.paying}>
          <p>{orderText.payingHelp}</p>
          {payment.canRetry && <PayButton reference={reference} onChange={onChange} />}
        </Notice>
      );
    case "REFUSED":
      return (
        <Notice tone="danger" title={orderText.refused}>
          <p>{orderText.refusedHelp}</p>
          {payment.canRetry && <PayButton reference={reference} onChange={onChange} />}
        </Notice>
      );
    case "TO_GIVE_BACK":
      return (
        <Notice tone="info" title={orderText.giveBack}>
          <p>{orderText.giveBackHelp}</p>
        </Notice>
      );
    default:
      return null;
  }
}

/** Begins to pay once more, or goes on with the try that is open: nothing is paid twice. */
function PayButton({ reference, onChange }: Omit<PaymentNoticeProps, "order">) {
  const shop = useStorefrontShop();
  const { state, message, send } = useSending();
  const [isAway, setIsAway] = useState(false);
  const pay = async () => {
    const start = await shop.orders.startPayment(reference);
    if (start === null) return;
    onChange(start.order);
    setIsAway(start.payAt === null);
    if (start.payAt !== null) window.location.assign(start.payAt);
  };
  return (
    <div>
      <Button onPress={() => send(pay())} isPending={state === "sending"}>
        {orderText.payAgain}
      </Button>
      {(isAway || message !== null) && <p role="alert">{message ?? orderText.providerAway}</p>}
    </div>
  );
}
