import { useShop } from "@kamra/react";
import type { StorefrontShop } from "./createStorefrontShop.ts";
import { onEveryPage } from "./onEveryPage.ts";

/** The current shop, with the storefront's capabilities. */
export const useStorefrontShop = (): StorefrontShop => useShop(...onEveryPage);
