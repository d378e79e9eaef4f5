import { orThrow } from "@kamra/core";
import type { Product } from "@kamra/core/product";
import { useState } from "react";
import { accountOf } from "../../shop/later.ts";
import { useSending } from "../../shop/useSending.ts";
import { useStorefrontShop } from "../../shop/useStorefrontShop.ts";

/** A user's stock alert. Optimistic: shows the choice immediately, and reverts it when the request fails. */
export function useStockAlert({ id }: Pick<Product, "id">, isSubscribedAtFirst: boolean) {
  const shop = useStorefrontShop();
  const [isSubscribed, setSubscribed] = useState(isSubscribedAtFirst);
  const { state, message, send } = useSending();
  const change = async (wanted: boolean) => {
    setSubscribed(wanted);
    try {
      const account = await accountOf(shop);
      setSubscribed(orThrow(await (wanted ? account.subscribeToProduct(id) : account.unsubscribeFromProduct(id))));
    } catch (error) {
      setSubscribed(!wanted);
      throw error;
    }
  };
  return {
    isSubscribed,
    onChange: (wanted: boolean) => send(change(wanted)),
    isPending: state === "sending",
    error: message,
  };
}
