import { type ReactNode, useEffect } from "react";

interface HydratedProps {
  /** Called once the page has been taken over from the server's render. */
  readonly onHydrated: () => void;
  readonly children: ReactNode;
}

/** Marks the document with `data-hydrated` from when the page listens. */
export function Hydrated({ onHydrated, children }: HydratedProps) {
  useEffect(() => {
    document.documentElement.dataset["hydrated"] = "";
    onHydrated();
  }, [onHydrated]);
  return children;
}
