import { isRefused, orThrow } from "@kamra/core";
import { type Order, type OrderReference, type PaymentAlternative, paymentOutcome } from "@kamra/core/orders";
import { PaymentNotice } from "@kamra/ui";
import { useSending } from "../../shop/useSending.ts";
import { useStorefrontShop } from "../../shop/useStorefrontShop.ts";
import { ordersOf } from "../../shop/later.ts";
import { checkoutText } from "../checkout/text.hu.ts";
import { focusHeading } from "../page/focusHeading.ts";
import { paymentSteps } from "./paymentSteps.ts";
import { ReorderButton } from "./ReorderButton.tsx";
import { usePaymentAlternatives } from "./usePaymentAlternatives.ts";

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
  const { isUnpaid, pays, reorders } = paymentSteps[outcome];
  const alternatives = usePaymentAlternatives(order, { reference, isUnpaid });
  const pay = async () => {
    const orders = await ordersOf(shop);
    const start = orThrow(await orders.startPayment(reference));
    if (start === undefined) return;
    onChange(start.order);
    if (start.payAt !== null) window.location.assign(start.payAt);
  };
  const payInstead = async ({ id: methodId, total }: PaymentAlternative) => {
    const orders = await ordersOf(shop);
    const result = await orders.changePaymentMethod({ ...reference, methodId, total });
    if (isRefused(result)) {
      // What it may be paid by has changed, or its total: that is shown beside the reason.
      const current = await orders.find(reference);
      if (current !== null) onChange(current);
    }
    const start = orThrow(result);
    if (start === undefined) return;
    onChange(start.order);
    if (start.payAt === null) focusHeading();
    else window.location.assign(start.payAt);
  };
  return (
    <PaymentNotice
      outcome={outcome}
      isAsking={isAsking}
      onAsk={onAsk}
      onPay={pays && order.payment?.canRetry === true ? () => send(pay()) : null}
      alternatives={alternatives}
      onPayInstead={(alternative) => send(payInstead(alternative))}
      isPending={state === "sending"}
      error={message}
      telephone={checkoutText.telephone}
    >
      {reorders && <ReorderButton order={order} />}
    </PaymentNotice>
  );
}
