import { lists } from "@kamra/core";
import { useShop } from "@kamra/react";
import { capabilities } from "./createStorefrontShop.ts";

/** The current shop, on a page that opens the shopping lists as well. */
export const useShopWithLists = () => useShop(...capabilities, lists);
