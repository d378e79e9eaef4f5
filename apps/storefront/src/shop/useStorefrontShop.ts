import { useShop } from "@kamra/react";
import { capabilities, type StorefrontShop } from "./createStorefrontShop.ts";

/** The current shop, with the storefront's capabilities. */
export const useStorefrontShop = (): StorefrontShop => useShop(...capabilities);
