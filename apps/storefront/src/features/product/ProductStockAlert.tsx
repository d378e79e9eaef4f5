import type { ProductDetails } from "@kamra/core/product";
import { StockAlert } from "@kamra/ui";
import { useState } from "react";
import { useSending } from "../../shop/useSending.ts";
import { useStorefrontShop } from "../../shop/useStorefrontShop.ts";
import { loginPath } from "../shell/paths.ts";
import { productPath } from "./productPath.ts";

export interface ProductStockAlertProps {
  readonly product: ProductDetails;
  readonly isLoggedIn: boolean;
}

/** Shows at once what was asked for, and takes it back when the server could not be told. */
export function ProductStockAlert({ product, isLoggedIn }: ProductStockAlertProps) {
  const { account } = useStorefrontShop();
  const [isSubscribed, setSubscribed] = useState(product.isSubscribed);
  const { state, message, send } = useSending();
  const change = async (wanted: boolean) => {
    setSubscribed(wanted);
    try {
      setSubscribed(
        await (wanted ? account.subscribeToProduct(product.id) : account.unsubscribeFromProduct(product.id)),
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
