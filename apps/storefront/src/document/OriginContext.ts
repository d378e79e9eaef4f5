import { createContext } from "react";

/** Scheme and host that the shop is known by, for addresses that must stand alone. */
export const OriginContext = createContext("");
