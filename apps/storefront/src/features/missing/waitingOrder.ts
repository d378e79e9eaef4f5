import type { Order } from "@kamra/core/orders";
import { ifAllowed } from "../../browser/ifAllowed.ts";

/** An order of this browser that waits to be paid: its number, and the link that only its shopper has. */
export interface WaitingOrder {
  readonly id: string;
  readonly path: string;
}

const key = "kamra.waiting";
const isId = /^\d+$/;
const isPath = /^\/megrendeles\/statusz\/[\w-]+$/;

/** The stored order; null without one. */
export function readWaiting(): WaitingOrder | null {
  const [id = "", path = ""] = (ifAllowed(() => window.localStorage.getItem(key)) ?? "").split(" ");
  return isId.test(id) && isPath.test(path) ? { id, path } : null;
}

/**
 * Stores the link of an order that waits to be paid by card, for the pages without an order; forgets it once it does not.
 *
 * @rule ORDER-10
 */
export function storeWaiting(
  { id, payment }: Pick<Order, "id" | "payment">,
  { path }: { readonly path: string },
): void {
  ifAllowed(() => {
    if (payment?.canRetry === true) window.localStorage.setItem(key, `${id} ${path}`);
    else if (readWaiting()?.id === id) window.localStorage.removeItem(key);
    return null;
  });
}
