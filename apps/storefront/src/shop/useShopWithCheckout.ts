import { useShop } from "@kamra/react";
import { onEveryPage } from "./onEveryPage.ts";

/** The current shop, on a page that opens the checkout as well. */
export const useShopWithCheckout = () => useShop(...onEveryPage, "checkout");
