import { useShop } from "@kamra/react";
import type { StorefrontShop } from "./createStorefrontShop.ts";

/** The capabilities that every page starts with, by name: their code comes later. */
export const onEveryPage = ["catalogue", "delivery", "cart", "dialogs", "navigation", "session", "analytics"] as const;

/** The current shop, with the storefront's capabilities. */
export const useStorefrontShop = (): StorefrontShop => useShop(...onEveryPage);
