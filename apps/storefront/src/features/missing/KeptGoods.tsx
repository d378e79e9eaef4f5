import type { CartLine } from "@kamra/core/cart";
import { type ShippingMethod, shippingProblems } from "@kamra/core/delivery";
import { useCart } from "@kamra/react";
import { Button } from "@kamra/ui";
import { useStorefrontShop } from "../../shop/useStorefrontShop.ts";
import { useRemovedLine } from "./RemovedLineContext.tsx";
import { missingText as text } from "./text.hu.ts";

interface KeptGoodsProps {
  /** The cart's shipping method, whose problems name the goods. */
  readonly shippingMethod: ShippingMethod | null;
}

const none: ReadonlyArray<CartLine> = [];

/**
 * The goods that the cart's shipping method does not carry, and the button that removes them.
 *
 * @rule SHIP-8, SEAM-1
 */
export function KeptGoods({ shippingMethod }: KeptGoodsProps) {
  const shop = useStorefrontShop();
  const { setRemoved } = useRemovedLine();
  const lines = useCart(({ cart }) => cart?.lines ?? none);
  const problems = shippingMethod === null ? [] : shippingProblems(shippingMethod);
  const kept = new Set(problems.flatMap(({ productIds }) => productIds));
  const goods = lines.filter(({ product }) => kept.has(product.id));
  const [first, ...others] = goods;
  if (first === undefined) return null;
  const remove = () => {
    if (others.length === 0) setRemoved(first);
    // A failure shows in the cart's state and as a notice.
    for (const { product } of goods) void shop.cart.remove(product.id).catch(() => undefined);
  };
  return (
    <>
      {others.length > 0 && (
        <ul>
          {goods.map(({ product }) => (
            <li key={product.id}>{product.name}</li>
          ))}
        </ul>
      )}
      <Button variant="secondary" onPress={remove}>
        {others.length === 0 ? text.takeOut.one(first.product.name) : text.takeOut.several(goods.length)}
      </Button>
    </>
  );
}
