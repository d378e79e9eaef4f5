import { isOrderable, type Product, stepUp } from "@kamra/core/product";
import { useCartLine, useUndeliverableProduct, useSession } from "@kamra/react";
import { ProductCard } from "@kamra/ui";
import { useStorefrontShop } from "../../shop/useStorefrontShop.ts";
import { memo, type ReactNode, use, useState } from "react";
import { ListsDialog } from "../lists/ListsDialog.tsx";
import { cartForm } from "../paths/formPaths.ts";
import { productPath } from "../paths/productPath.ts";
import { ShopSoldOutWays } from "./ShopSoldOutWays.tsx";
import { UsualContext } from "./UsualContext.ts";

interface ShopProductCardProps {
  readonly product: Product;
  readonly now: Date;
  readonly isPriority?: boolean;
  readonly isCheaperByUnit?: boolean;
  /** Below the price, such as why it is proposed. */
  readonly children?: ReactNode;
}

/** A product's card with its cart line; it renders again only for changes of that line and of what goes to the place. */
export const ShopProductCard = memo(
  ({ product, now, isPriority = false, isCheaperByUnit = false, children }: ShopProductCardProps) => {
    const shop = useStorefrontShop();
    const { line, isPending, error } = useCartLine(product.id);
    const undeliverable = useUndeliverableProduct(product);
    const isUsual = use(UsualContext).has(product.id);
    const isLoggedIn = useSession((session) => session.isLoggedIn);
    const [isChoosingList, setIsChoosingList] = useState(false);
    return (
      <>
        <ProductCard
          product={product}
          now={now}
          href={productPath(product)}
          form={cartForm(product.id)}
          line={line}
          // A failure shows in the cart's state and as a notice.
          onQuantityChange={(change) => void shop.cart.setQuantity(product, change)}
          isPending={isPending}
          undeliverable={undeliverable}
          error={error === null ? null : shop.errorText(error)}
          isPriority={isPriority}
          isUsual={isUsual}
          isCheaperByUnit={isCheaperByUnit}
          {...(!isOrderable(product) && { instead: <ShopSoldOutWays product={product} /> })}
          {...(isLoggedIn && { onAddToList: () => setIsChoosingList(true) })}
        >
          {children}
        </ProductCard>
        {isChoosingList && (
          <ListsDialog
            lines={[{ product, quantity: stepUp(0, product.defaultUnit) }]}
            onClose={() => setIsChoosingList(false)}
          />
        )}
      </>
    );
  },
);
