import type { CartLine } from "@kamra/core/cart";
import { createContext, type ReactNode, use, useMemo, useState } from "react";

interface RemovedLine {
  /** What the shopper took out last; null when there is nothing to put back. */
  readonly removed: CartLine | null;
  readonly setRemoved: (line: CartLine | null) => void;
}

const RemovedLineContext = createContext<RemovedLine>({ removed: null, setRemoved: () => undefined });

/** Remembers what the shopper took out of the cart, so that it can be put back. */
export function RemovedLineProvider({ children }: { readonly children: ReactNode }) {
  const [removed, setRemoved] = useState<CartLine | null>(null);
  const value = useMemo(() => ({ removed, setRemoved }), [removed]);
  return <RemovedLineContext value={value}>{children}</RemovedLineContext>;
}

export const useRemovedLine = () => use(RemovedLineContext);
