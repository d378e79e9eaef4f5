import { useShop } from "@kamra/react";
import { capabilities, type StorefrontShop } from "./createStorefrontShop.ts";

/** The shop around the component, with what the storefront opened it with. */
export const useStorefrontShop = (): StorefrontShop => useShop(...capabilities);
