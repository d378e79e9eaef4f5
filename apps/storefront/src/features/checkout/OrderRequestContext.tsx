import type { OrderRequest } from "@kamra/core/checkout";
import { huf, type Huf } from "@kamra/core/product";
import { createContext, type ReactNode, use, useMemo, useState } from "react";

interface OrderRequestDraft {
  readonly request: OrderRequest;
  readonly change: (changes: OrderRequest) => void;
}

const Draft = createContext<OrderRequestDraft | null>(null);

/** Holds data sent with the order until it is placed: in memory only, because it contains a password. */
export function OrderRequestProvider({ children }: { readonly children: ReactNode }) {
  const [request, setRequest] = useState<OrderRequest>({});
  const draft = useMemo(
    () => ({ request, change: (changes: OrderRequest) => setRequest((before) => ({ ...before, ...changes })) }),
    [request],
  );
  return <Draft value={draft}>{children}</Draft>;
}

/** The donation, on top of the cart's total. */
export const useDonation = (): Huf => useOrderRequest().request.donation?.amount ?? huf(0);

/** The data sent with the order. */
export function useOrderRequest(): OrderRequestDraft {
  const draft = use(Draft);
  if (draft === null) throw new Error("There is no <OrderRequestProvider> above this component");
  return draft;
}
