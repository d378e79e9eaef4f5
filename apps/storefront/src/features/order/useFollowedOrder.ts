import type { Order, OrderReference } from "@kamra/core/order";
import { useEffect, useState } from "react";
import { useStorefrontShop } from "../../shop/useStorefrontShop.ts";

/** The order on show. While the bank has not answered yet it is asked for, until its payment has come to an end. */
export function useFollowedOrder(loaded: Order, reference: OrderReference) {
  const shop = useStorefrontShop();
  const [changed, setChanged] = useState<{ readonly from: Order; readonly order: Order } | null>(null);
  const order = changed?.from === loaded ? changed.order : loaded;
  const isPaying = order.payment?.status === "PENDING";
  useEffect(() => {
    if (!isPaying) return;
    const leaving = new AbortController();
    // Without an answer the page shows the order as it is known.
    shop.orders.paid(reference, { signal: leaving.signal }).then(
      (next) => {
        if (next !== null && !leaving.signal.aborted) setChanged({ from: loaded, order: next });
      },
      () => undefined,
    );
    return () => leaving.abort();
  }, [shop, loaded, reference, isPaying]);
  return { order, show: (next: Order) => setChanged({ from: loaded, order: next }) };
}
