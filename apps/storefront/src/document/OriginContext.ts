import { createContext } from "react";

/** The shop's origin, for absolute addresses. */
export const OriginContext = createContext("");
