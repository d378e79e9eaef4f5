import type { OrderRequest } from "@kamra/core/checkout";
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

/** What is said along with the order. */
export function useOrderRequest(): OrderRequestDraft {
  const draft = use(Draft);
  if (draft === null) throw new Error("There is no <OrderRequestProvider> above this component");
  return draft;
}
