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
const ignore = () => undefined;
const RemovedLinesContext = createContext<RemovedLines>({ removed: nothing, setRemoved: ignore });

/**
 * Remembers the lines of the last removal, so that they can be restored. One inside another begins without any, and its removals
 * outlive it in the outer one: a checkout step that closes leads to a page that still offers them.
 */
export function RemovedLinesProvider({ children }: { readonly children: ReactNode }) {
  const [removed, setOwn] = useState(nothing);
  const { setRemoved: setOuter } = use(RemovedLinesContext);
  const value = useMemo(
    () => ({
      removed,
      setRemoved: (removal: Removal) => {
        setOwn(removal);
        setOuter(removal);
      },
    }),
    [removed, setOuter],
  );
  return <RemovedLinesContext value={value}>{children}</RemovedLinesContext>;
}

export const useRemovedLines = () => use(RemovedLinesContext);
