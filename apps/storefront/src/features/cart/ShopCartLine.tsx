import type { ProductId } from "@kamra/core/product";
import { useCartLine, useUndeliverableProduct } from "@kamra/react";
import { CartLineRow } from "@kamra/ui";
import { useStorefrontShop } from "../../shop/useStorefrontShop.ts";
import { cartForm } from "../paths/formPaths.ts";
import { productPath } from "../paths/productPath.ts";
import { useBuysAsBusiness } from "../session/useBuysAsBusiness.ts";
import { useRemovedLines } from "../missing/RemovedLinesContext.tsx";
import { ShopLineOptions } from "./ShopLineOptions.tsx";

interface ShopCartLineProps {
  readonly productId: ProductId;
  readonly isPriority: boolean;
}

/** One line of the cart, which renders again only for its own changes. */
export function ShopCartLine({ productId, isPriority }: ShopCartLineProps) {
  const shop = useStorefrontShop();
  const { setRemoved } = useRemovedLines();
  const { line, isPending, error } = useCartLine(productId);
  const undeliverable = useUndeliverableProduct(line && line.product);
  const isBusiness = useBuysAsBusiness();
  if (line === null) return null;
  return (
    <CartLineRow
      line={line}
      isPriority={isPriority}
      showsNet={isBusiness}
      href={productPath(line.product)}
      form={cartForm(productId)}
      onQuantityChange={(change) => {
        if (change.quantity === 0) setRemoved({ lines: [line] });
        void shop.cart.setQuantity(line.product, change);
      }}
      onRemove={() => {
        setRemoved({ lines: [line] });
        void shop.cart.remove(productId);
      }}
      isPending={isPending}
      undeliverable={undeliverable}
      error={error === null ? null : shop.errorText(error)}
    >
      <ShopLineOptions line={line} />
    </CartLineRow>
  );
}
