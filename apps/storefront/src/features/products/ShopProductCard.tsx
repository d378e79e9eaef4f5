import type { Product } from "@kamra/core/product";
import { useCartLine } from "@kamra/react";
import { ProductCard } from "@kamra/ui";
import { useStorefrontShop } from "../../shop/useStorefrontShop.ts";
import { productPath } from "../product/productPath.ts";

interface ShopProductCardProps {
  readonly product: Product;
  readonly now: Date;
  readonly isPriority?: boolean;
}

/** A product's card joined to the cart: it follows its own line and nothing else of it. */
export function ShopProductCard({ product, now, isPriority = false }: ShopProductCardProps) {
  const shop = useStorefrontShop();
  const { line, isPending, error } = useCartLine(product.id);
  return (
    <ProductCard
      product={product}
      now={now}
      href={productPath(product)}
      line={line}
      // A failure shows in the cart's state and as a notice.
      onQuantityChange={(change) => void shop.cart.setQuantity(product, change).catch(() => undefined)}
      isPending={isPending}
      error={error === null ? null : shop.errorText(error)}
      isPriority={isPriority}
    />
  );
}
