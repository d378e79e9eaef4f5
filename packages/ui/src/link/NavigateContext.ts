import { createContext } from "react";

/** Navigates without reloading; null without a router. */
export const NavigateContext = createContext<((href: string) => void) | null>(null);
