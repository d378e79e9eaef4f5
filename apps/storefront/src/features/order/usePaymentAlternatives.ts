import type { Order, OrderReference, PaymentAlternative } from "@kamra/core/orders";
import { useEffect, useState } from "react";
import { ordersOf } from "../../shop/later.ts";
import { told } from "../../shop/told.ts";
import { useStorefrontShop } from "../../shop/useStorefrontShop.ts";

const none: ReadonlyArray<PaymentAlternative> = [];

/** Other methods that can pay an order; none until they are known. The earlier ones stay while they are asked for again: one has the focus. */
export function usePaymentAlternatives(
  order: Order,
  { reference, isUnpaid }: { readonly reference: OrderReference; readonly isUnpaid: boolean },
): ReadonlyArray<PaymentAlternative> {
  const shop = useStorefrontShop();
  const [found, setFound] = useState({ id: order.id, alternatives: none });
  useEffect(() => {
    if (!isUnpaid) return;
    const leaving = new AbortController();
    ordersOf(shop)
      .then((orders) => orders.paymentAlternatives(reference, { signal: leaving.signal }))
      .then((alternatives) => {
        if (!leaving.signal.aborted) setFound({ id: order.id, alternatives });
      })
      // Without an answer the card can be tried again, as before.
      .catch(told);
    return () => leaving.abort();
  }, [shop, order, reference, isUnpaid]);
  return isUnpaid && found.id === order.id ? found.alternatives : none;
}
