import { orThrow } from "@kamra/core";
import type { Order, OrderReference } from "@kamra/core/orders";
import { Button, QuestionDialog } from "@kamra/ui";
import { useState } from "react";
import { useSending } from "../../shop/useSending.ts";
import { useStorefrontShop } from "../../shop/useStorefrontShop.ts";
import { ordersOf } from "../../shop/later.ts";
import { useMomentText } from "../page/useMomentText.ts";
import { orderText } from "./text.hu.ts";

interface CancelButtonProps {
  readonly order: Order;
  readonly reference: OrderReference;
  readonly onChange: (order: Order) => void;
}

/**
 * Cancels an order while that is possible, after asking.
 *
 * @rule ORDER-11
 */
export function CancelButton({ order, reference, onChange }: CancelButtonProps) {
  const shop = useStorefrontShop();
  const [isAsking, setIsAsking] = useState(false);
  const { state, message, send } = useSending();
  const { until } = useMomentText();
  const { cancellableUntil } = order;
  if (cancellableUntil === null) return null;
  const cancel = async () => {
    const orders = await ordersOf(shop);
    const next = orThrow(await orders.cancel(reference));
    if (next !== undefined) onChange(next);
  };
  return (
    <div>
      <Button variant="quiet" onPress={() => setIsAsking(true)} isPending={state === "sending"}>
        {orderText.cancel}
      </Button>
      <p>{orderText.cancelUntil(until(cancellableUntil))}</p>
      {message !== null && <p role="alert">{message}</p>}
      <QuestionDialog
        isOpen={isAsking}
        title={orderText.cancelTitle}
        confirm={orderText.cancelConfirm}
        decline={orderText.cancelKeep}
        onConfirm={() => {
          setIsAsking(false);
          send(cancel());
        }}
        onDecline={() => setIsAsking(false)}
        isDestructive
      >
        <p>{orderText.cancelQuestion}</p>
      </QuestionDialog>
    </div>
  );
}
