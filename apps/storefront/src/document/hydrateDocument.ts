import { type ReactNode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";

/** Takes the page over from the server's render. In a transition React does so in small slices, and a press comes between two of them. */
export const hydrateDocument = (document: Document, page: ReactNode): void =>
  startTransition(() => void hydrateRoot(document, page));
