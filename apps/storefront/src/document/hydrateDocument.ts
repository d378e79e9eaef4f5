import { type ReactNode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";

/**
 * Hydrates the page in a transition, which React splits into small slices, so that a press is handled between two of
 * them.
 */
export const hydrateDocument = (document: Document, page: ReactNode): void =>
  startTransition(() => void hydrateRoot(document, page));
