import type { CartLine } from "@kamra/core/cart";
import { createContext, type ReactNode, use, useMemo, useState } from "react";

interface Removal {
  /** None when there is nothing to restore. */
  readonly lines: ReadonlyArray<CartLine>;
  /** The focus goes to what restores them: the button that removed them is gone too. */
  readonly takesFocus?: boolean;
}

interface RemovedLines {
  /** The last removal. */
  readonly removed: Removal;
  readonly setRemoved: (removal: Removal) => void;
}

const nothing: Removal = { lines: [] };
const RemovedLinesContext = createContext<RemovedLines>({ removed: nothing, setRemoved: () => undefined });

/** Remembers the lines of the last removal, so that they can be restored. */
export function RemovedLinesProvider({ children }: { readonly children: ReactNode }) {
  const [removed, setRemoved] = useState(nothing);
  const value = useMemo(() => ({ removed, setRemoved }), [removed]);
  return <RemovedLinesContext value={value}>{children}</RemovedLinesContext>;
}

export const useRemovedLines = () => use(RemovedLinesContext);
