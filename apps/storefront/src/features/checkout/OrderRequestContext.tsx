import type { OrderRequest } from "@kamra/core/checkout";
import { huf, type Huf } from "@kamra/core/product";
import { createContext, type ReactNode, use, useMemo, useState } from "react";

interface OrderRequestDraft {
  readonly request: OrderRequest;
  readonly change: (changes: OrderRequest) => void;
}

const Draft = createContext<OrderRequestDraft | null>(null);

/** Holds what is said along with the order until it is placed: in memory alone, as a password is among it. */
export function OrderRequestProvider({ children }: { readonly children: ReactNode }) {
  const [request, setRequest] = useState<OrderRequest>({});
  const draft = useMemo(
    () => ({ request, change: (changes: OrderRequest) => setRequest((before) => ({ ...before, ...changes })) }),
    [request],
  );
  return <Draft value={draft}>{children}</Draft>;
}

/** What the shopper gives on top of what the cart comes to. */
export const useDonation = (): Huf => useOrderRequest().request.donation?.amount ?? huf(0);

/** What is said along with the order. */
export function useOrderRequest(): OrderRequestDraft {
  const draft = use(Draft);
  if (draft === null) throw new Error("There is no <OrderRequestProvider> above this component");
  return draft;
}
