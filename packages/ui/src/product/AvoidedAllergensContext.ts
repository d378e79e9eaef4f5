import type { AllergenCode } from "@kamra/core/product";
import { createContext } from "react";

/** The allergens that the shopper avoids. */
export const AvoidedAllergensContext = createContext<ReadonlyArray<AllergenCode>>([]);
