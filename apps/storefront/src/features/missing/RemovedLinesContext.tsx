import type { CartLine } from "@kamra/core/cart";
import { createContext, type ReactNode, use, useMemo, useState } from "react";

interface Removal {
  /** None when there is nothing to restore. */
  readonly lines: ReadonlyArray<CartLine>;
  /** Whether to focus the button that restores them, because the button that removed them has disappeared too. */
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
 * Remembers the lines of the last removal, so that they can be restored. A nested provider starts empty and passes its
 * removals to the outer one, so that they can still be restored after a checkout step has closed.
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
