import { useCart } from "@kamra/react";
import { ErrorState } from "@kamra/ui";
import { useStorefrontShop } from "../../shop/useStorefrontShop.ts";
import { paths } from "../paths/paths.ts";

/**
 * The message about a cart that failed to load, with a retry button.
 * @rule CART-3
 */
export function CartFailure() {
  const shop = useStorefrontShop();
  const failure = useCart((state) => state.failure);
  return (
    <ErrorState
      homeHref={paths.home}
      {...(failure === null ? {} : { message: shop.errorText(failure) })}
      // A failure shows in the cart's state.
      onRetry={() => void shop.cart.refresh()}
    />
  );
}
