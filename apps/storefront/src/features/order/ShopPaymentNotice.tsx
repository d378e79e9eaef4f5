import { orThrow } from "@kamra/core";
import { type Order, type OrderReference, paymentOutcome } from "@kamra/core/orders";
import { PaymentNotice } from "@kamra/ui";
import { useSending } from "../../shop/useSending.ts";
import { useStorefrontShop } from "../../shop/useStorefrontShop.ts";
import { ordersOf } from "../../shop/later.ts";
import { checkoutText } from "../checkout/text.hu.ts";
import { paymentSteps } from "./paymentSteps.ts";
import { ReorderButton } from "./ReorderButton.tsx";

interface ShopPaymentNoticeProps {
  readonly order: Order;
  readonly reference: OrderReference;
  readonly onChange: (order: Order) => void;
  /** The bank is being queried. */
  readonly isAsking: boolean;
  /** Queries again. */
  readonly onAsk: () => void;
}

/** The state of a card payment, with its ways on. To pay again resumes the open attempt: nothing is paid twice. */
export function ShopPaymentNotice({ order, reference, onChange, isAsking, onAsk }: ShopPaymentNoticeProps) {
  const shop = useStorefrontShop();
  const { state, message, send } = useSending();
  const outcome = paymentOutcome(order);
  const { pays, reorders } = paymentSteps[outcome];
  const pay = async () => {
    const orders = await ordersOf(shop);
    const start = orThrow(await orders.startPayment(reference));
    if (start === undefined) return;
    onChange(start.order);
    if (start.payAt !== null) window.location.assign(start.payAt);
  };
  return (
    <PaymentNotice
      outcome={outcome}
      isAsking={isAsking}
      onAsk={onAsk}
      onPay={pays && order.payment?.canRetry === true ? () => send(pay()) : null}
      isPending={state === "sending"}
      error={message}
      telephone={checkoutText.telephone}
    >
      {reorders && <ReorderButton order={order} />}
    </PaymentNotice>
  );
}
