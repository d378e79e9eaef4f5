import { orThrow } from "@kamra/core";
import type { ProductDetails } from "@kamra/core/product";
import { StockAlert } from "@kamra/ui";
import { useState } from "react";
import { useSending } from "../../shop/useSending.ts";
import { useStorefrontShop } from "../../shop/useStorefrontShop.ts";
import { accountOf } from "../../shop/later.ts";
import { loginPath } from "../paths/paths.ts";
import { productPath } from "../paths/productPath.ts";

export interface ProductStockAlertProps {
  readonly product: ProductDetails;
  readonly isLoggedIn: boolean;
}

/** Optimistic: shows the choice immediately, and reverts it when the request fails. */
export function ProductStockAlert({ product, isLoggedIn }: ProductStockAlertProps) {
  const shop = useStorefrontShop();
  const [isSubscribed, setSubscribed] = useState(product.isSubscribed);
  const { state, message, send } = useSending();
  const change = async (wanted: boolean) => {
    setSubscribed(wanted);
    try {
      const account = await accountOf(shop);
      setSubscribed(
        orThrow(await (wanted ? account.subscribeToProduct(product.id) : account.unsubscribeFromProduct(product.id))),
      );
    } catch (error) {
      setSubscribed(!wanted);
      throw error;
    }
  };
  return (
    <StockAlert
      isSubscribed={isSubscribed}
      onChange={(wanted) => send(change(wanted))}
      loginHref={isLoggedIn ? null : loginPath(productPath(product))}
      isPending={state === "sending"}
      error={message}
    />
  );
}
