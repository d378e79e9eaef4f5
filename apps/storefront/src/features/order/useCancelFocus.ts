import { isCanceledOrder, type Order } from "@kamra/core/orders";
import { type RefObject, useEffect, useRef } from "react";

/** Leads view and screen reader to what the element says when the order is cancelled on this page. */
export function useCancelFocus<Target extends HTMLElement>(order: Order): RefObject<Target | null> {
  const target = useRef<Target>(null);
  const isCanceled = isCanceledOrder(order);
  const before = useRef(isCanceled);
  useEffect(() => {
    if (isCanceled && !before.current) target.current?.focus();
    before.current = isCanceled;
  }, [isCanceled]);
  return target;
}
