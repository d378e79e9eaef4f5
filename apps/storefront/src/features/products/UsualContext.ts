import { createContext } from "react";

export const noneUsual: ReadonlySet<string> = new Set();

/** The ids of the shopper's usual products; none for guests. */
export const UsualContext = createContext(noneUsual);
