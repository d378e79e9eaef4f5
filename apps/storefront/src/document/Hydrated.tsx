import { type ReactNode, useEffect } from "react";

interface HydratedProps {
  /** Called once the page has been taken over from the server's render. */
  readonly onHydrated: () => void;
  readonly children: ReactNode;
}

export function Hydrated({ onHydrated, children }: HydratedProps) {
  useEffect(onHydrated, [onHydrated]);
  return children;
}
