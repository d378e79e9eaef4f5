import { type ReactNode, useEffect } from "react";

/** Marks the document with `data-hydrated` after hydration. */
export function Hydrated({ children }: { readonly children: ReactNode }) {
  useEffect(() => {
    document.documentElement.dataset["hydrated"] = "";
  }, []);
  return children;
}
