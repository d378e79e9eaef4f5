"use client";
import type { AllergenCode } from "@kamra/core/product";
import { useShop } from "./useShop.ts";
import { useStore } from "./useStore.ts";

/** The allergens that the shopper avoids; empty until they choose some. */
export function useAvoidedAllergens(): ReadonlyArray<AllergenCode> {
  return useStore(useShop("catalogue").catalogue.avoidedAllergens);
}
