import { canSubscribe, type ProductDetails, stepUp } from "@kamra/core/product";
import { useCartLine, useSession, useUndeliverableProduct } from "@kamra/react";
import { BuyBox, StockAlert } from "@kamra/ui";
import { useStorefrontShop } from "../../shop/useStorefrontShop.ts";
import { ShopLineOptions } from "../cart/ShopLineOptions.tsx";
import { AddToList } from "../lists/AddToList.tsx";
import { cartForm } from "../paths/formPaths.ts";
import { loginPath } from "../paths/paths.ts";
import { productPath } from "../paths/productPath.ts";
import { useStockAlert } from "../products/useStockAlert.ts";
import { useBuysAsBusiness } from "../session/useBuysAsBusiness.ts";

interface ProductStockAlertProps {
  readonly product: ProductDetails;
  readonly isLoggedIn: boolean;
}

function ProductStockAlert({ product, isLoggedIn }: ProductStockAlertProps) {
  const alert = useStockAlert(product, product.isSubscribed);
  return <StockAlert {...alert} loginHref={isLoggedIn ? null : loginPath(productPath(product))} />;
}

/** The buy box with the shop's cart, and the product's other actions. */
export function ShopBuyBox({ product, now }: { readonly product: ProductDetails; readonly now: Date }) {
  const shop = useStorefrontShop();
  const { line, isPending, error } = useCartLine(product.id);
  const undeliverable = useUndeliverableProduct(product);
  const isLoggedIn = useSession((session) => session.isLoggedIn);
  const isBusiness = useBuysAsBusiness();
  return (
    <BuyBox
      product={product}
      now={now}
      line={line}
      onQuantityChange={(change) => void shop.cart.setQuantity(product, change)}
      isPending={isPending}
      error={error === null ? null : shop.errorText(error)}
      undeliverable={undeliverable}
      hasNetPrice={isBusiness}
      form={cartForm(product.id)}
    >
      {line !== null && <ShopLineOptions line={line} />}
      {canSubscribe(product) && (
        // Keyed by user, so that it resets to the server's state after a login.
        <ProductStockAlert key={`${isLoggedIn} ${product.isSubscribed}`} product={product} isLoggedIn={isLoggedIn} />
      )}
      <AddToList lines={[{ product, quantity: stepUp(0, product.defaultUnit) }]} />
    </BuyBox>
  );
}
