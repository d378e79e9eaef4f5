import type { OrderRequest } from "@kamra/core/checkout";
import { huf, type Huf } from "@kamra/core/product";
import { useCheckout, useSession } from "@kamra/react";
import { createContext, type ReactNode, use, useMemo, useState, useSyncExternalStore } from "react";
import { storeWanted, readWanted } from "./wantedAccount.ts";

interface OrderRequestDraft {
  readonly request: OrderRequest;
  readonly change: (changes: OrderRequest) => void;
  /** Whether a guest wants an account with the order; after a reload its password is missing. */
  readonly wantsAccount: boolean;
}

const Draft = createContext<OrderRequestDraft | null>(null);

/** Only this page changes it, and renders again then. */
const never = () => () => undefined;

/** Holds data sent with the order until it is placed: in memory only, because it contains a password. */
export function OrderRequestProvider({ children }: { readonly children: ReactNode }) {
  const [request, setRequest] = useState<OrderRequest>({});
  const wantsAccount = useSyncExternalStore(never, readWanted, () => false);
  const draft = useMemo(
    () => ({
      request,
      wantsAccount,
      change: (changes: OrderRequest) => {
        if (changes.password !== undefined) storeWanted(changes.password !== null);
        setRequest((before) => ({ ...before, ...changes }));
      },
    }),
    [request, wantsAccount],
  );
  return <Draft value={draft}>{children}</Draft>;
}

/** Whether the order has an account for its addresses: the shopper's, or the one that comes with it (ORDER-5). */
export function useHasAccount(): boolean {
  const isLoggedIn = useSession((state) => state.isLoggedIn);
  return useOrderRequest().wantsAccount || isLoggedIn;
}

/** The donation, on top of the cart's total. */
export const useDonation = (): Huf => useCheckout(({ data }) => data.donation?.amount) ?? huf(0);

/** The data sent with the order. */
export function useOrderRequest(): OrderRequestDraft {
  const draft = use(Draft);
  if (draft === null) throw new Error("There is no <OrderRequestProvider> above this component");
  return draft;
}
