import { account, cart, catalogue, content, delivery, dialogs, navigation, session } from "@kamra/core";
import { useShop } from "@kamra/react";
import type { StorefrontShop } from "./createStorefrontShop.ts";

/** The shop around the component, with what the storefront opened it with. */
export const useStorefrontShop = (): StorefrontShop =>
  useShop(catalogue, content, delivery, cart, dialogs, navigation, session, account);
