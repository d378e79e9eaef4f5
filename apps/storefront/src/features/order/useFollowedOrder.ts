import { told } from "../../shop/told.ts";
import type { Order, OrderReference } from "@kamra/core/orders";
import { useEffect, useState } from "react";
import { useStorefrontShop } from "../../shop/useStorefrontShop.ts";
import { ordersOf } from "../../shop/later.ts";

export interface FollowedOrder {
  readonly order: Order;
  readonly show: (next: Order) => void;
  /** Whether it waits for the bank's answer. */
  readonly isAsking: boolean;
  /** Polls again. */
  readonly ask: () => void;
}

/** The displayed order. It polls for the bank's answer for a while, and again on request. */
export function useFollowedOrder(loaded: Order, reference: OrderReference): FollowedOrder {
  const shop = useStorefrontShop();
  const [changed, setChanged] = useState<{ readonly from: Order; readonly order: Order } | null>(null);
  const [asks, setAsks] = useState(1);
  const [answered, setAnswered] = useState(0);
  const order = changed?.from === loaded ? changed.order : loaded;
  const isPaying = order.payment?.status === "PENDING";
  useEffect(() => {
    if (!isPaying) return;
    const leaving = new AbortController();
    ordersOf(shop)
      .then((orders) => orders.paid(reference, { signal: leaving.signal }))
      .then((next) => {
        if (next !== null && !leaving.signal.aborted) setChanged({ from: loaded, order: next });
      })
      // Without an answer the page shows the last known state, and the shopper can retry.
      .catch(told)
      .finally(() => {
        if (!leaving.signal.aborted) setAnswered(asks);
      });
    return () => leaving.abort();
  }, [shop, loaded, reference, isPaying, asks]);
  return {
    order,
    show: (next) => setChanged({ from: loaded, order: next }),
    isAsking: isPaying && answered < asks,
    ask: () => setAsks((before) => before + 1),
  };
}
