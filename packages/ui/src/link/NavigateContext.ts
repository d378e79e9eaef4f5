import { createContext } from "react";

/** Goes to a page of the shop without loading it anew; null where links are the browser's. */
export const NavigateContext = createContext<((href: string) => void) | null>(null);
