import { type ReactNode, useEffect } from "react";

interface HydratedProps {
  /** Called after hydration. */
  readonly onHydrated: () => void;
  readonly children: ReactNode;
}

/** Marks the document with `data-hydrated` after hydration. */
export function Hydrated({ onHydrated, children }: HydratedProps) {
  useEffect(() => {
    document.documentElement.dataset["hydrated"] = "";
    onHydrated();
  }, [onHydrated]);
  return children;
}
