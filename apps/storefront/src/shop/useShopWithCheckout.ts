import { checkout } from "@kamra/core";
import { useShop } from "@kamra/react";
import { capabilities } from "./createStorefrontShop.ts";

/** The current shop, on a page that opens the checkout as well. */
export const useShopWithCheckout = () => useShop(...capabilities, checkout);
