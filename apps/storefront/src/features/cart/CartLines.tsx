import type { CartLine } from "@kamra/core/cart";
import type { ProductId } from "@kamra/core/product";
import { useCart, useCartLine, useUndeliverableProduct } from "@kamra/react";
import { CartGroup, CartLineRow } from "@kamra/ui";
import { useMemo } from "react";
import { useStorefrontShop } from "../../shop/useStorefrontShop.ts";
import { useShownCategories } from "../category/ShownCategories.ts";
import { useDepartments } from "../category/useDepartments.ts";
import { useWholeCategories } from "../category/useWholeCategories.ts";
import { useRemovedLines } from "../missing/RemovedLinesContext.tsx";
import { cartForm } from "../paths/formPaths.ts";
import { productPath } from "../paths/productPath.ts";
import { useBuysAsBusiness } from "../session/useBuysAsBusiness.ts";
import { cartGroups } from "./cartGroups.ts";
import { ShopLineOptions } from "./ShopLineOptions.tsx";
import { cartPageText } from "./text.hu.ts";

interface ShopCartLineProps {
  readonly productId: ProductId;
  readonly isPriority: boolean;
}

/** One line of the cart, which renders again only for its own changes. */
function ShopCartLine({ productId, isPriority }: ShopCartLineProps) {
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
      hasNetPrice={isBusiness}
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
      onSubstitute={(substitution) => {
        // A failure shows in the cart's state and as a notice.
        void shop.cart.setLineOptions(productId, { substitution });
      }}
      isPending={isPending}
      undeliverable={undeliverable}
      error={error === null ? null : shop.errorText(error)}
    >
      <ShopLineOptions line={line} />
    </CartLineRow>
  );
}

const none: ReadonlyArray<CartLine> = [];

const haveSameProducts = (lines: ReadonlyArray<CartLine>, others: ReadonlyArray<CartLine>): boolean =>
  lines.length === others.length && lines.every(({ product }, index) => product.id === others[index]?.product.id);

/** A phone shows this many at first. */
const priorityLines = 3;

/** The lines of the cart under the top categories that they belong to. Changing a quantity renders its line only. */
export function CartLines() {
  const lines = useCart(({ cart }) => cart?.lines ?? none, haveSameProducts);
  const tree = useDepartments();
  const products = useMemo(() => lines.map(({ product }) => product), [lines]);
  useShownCategories(
    products.flatMap(({ defaultCategoryId, categories }) => [
      ...(defaultCategoryId === null ? [] : [defaultCategoryId]),
      ...categories.map(({ id }) => id),
    ]),
  );
  const groups = useMemo(() => cartGroups(products, { tree }), [products, tree]);
  // A product added after the server's render may have a category that the page did not ship.
  const isSettled = useWholeCategories({ isNeeded: groups.some(({ category }) => category === null) });
  // Keyed by product, so that a line keeps its typed text when its category loads.
  return groups.map(({ category, productIds }, index) => (
    <CartGroup key={productIds[0]} title={category?.name ?? (isSettled ? cartPageText.otherCategory : null)}>
      {productIds.map((id, line) => (
        <ShopCartLine key={id} productId={id} isPriority={index === 0 && line < priorityLines} />
      ))}
    </CartGroup>
  ));
}
