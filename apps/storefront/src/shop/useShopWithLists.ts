import { useShop } from "@kamra/react";
import { onEveryPage } from "./onEveryPage.ts";

/** The current shop, on a page that opens the shopping lists as well. */
export const useShopWithLists = () => useShop(...onEveryPage, "lists");
