import type { CartLine } from "@kamra/core/cart";
import { createContext, type ReactNode, use, useMemo, useState } from "react";

interface RemovedLine {
  /** The last removed line; null when there is nothing to restore. */
  readonly removed: CartLine | null;
  readonly setRemoved: (line: CartLine | null) => void;
}

const RemovedLineContext = createContext<RemovedLine>({ removed: null, setRemoved: () => undefined });

/** Remembers a removed line, so that it can be restored. */
export function RemovedLineProvider({ children }: { readonly children: ReactNode }) {
  const [removed, setRemoved] = useState<CartLine | null>(null);
  const value = useMemo(() => ({ removed, setRemoved }), [removed]);
  return <RemovedLineContext value={value}>{children}</RemovedLineContext>;
}

export const useRemovedLine = () => use(RemovedLineContext);
