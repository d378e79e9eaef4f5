import type { CartLine } from "@kamra/core/cart";
import { deliveryTexts, type ShippingMethod, shippingProblems, undeliverableProducts } from "@kamra/core/delivery";
import { useCart } from "@kamra/react";
import { Button } from "@kamra/ui";
import { useStorefrontShop } from "../../shop/useStorefrontShop.ts";
import { useRemovedLines } from "./RemovedLinesContext.tsx";
import { missingText as text } from "./text.hu.ts";

interface UndeliverableGoodsProps {
  /** The cart's shipping method, which does not carry them. */
  readonly shippingMethod: ShippingMethod | null;
}

const none: ReadonlyArray<CartLine> = [];

/** The undeliverable products, each with its reason; null as the reason for those that only a newer server names. */
function undeliverableOf(lines: ReadonlyArray<CartLine>, { method }: { readonly method: ShippingMethod }) {
  const undeliverable = undeliverableProducts(lines, { method });
  const named = new Set(shippingProblems(method).flatMap(({ productIds }) => productIds));
  const known = new Set(undeliverable.map(({ line }) => line));
  const others = lines.filter((line) => named.has(line.product.id) && !known.has(line));
  return [...undeliverable, ...others.map((line) => ({ line, problems: [] }))];
}

const reasonOf = ({ line: { product }, problems: [problem] }: ReturnType<typeof undeliverableOf>[number]): string =>
  problem === undefined ? product.name : text.undeliverable(product.name, deliveryTexts.travelProblems[problem]);

/**
 * The goods that the cart's shipping method does not carry, each with the reason, and the button that removes them all.
 *
 * @rule SHIP-8, SEAM-1
 */
export function UndeliverableGoods({ shippingMethod }: UndeliverableGoodsProps) {
  const shop = useStorefrontShop();
  const { setRemoved } = useRemovedLines();
  const lines = useCart(({ cart }) => cart?.lines ?? none);
  const undeliverable = shippingMethod === null ? [] : undeliverableOf(lines, { method: shippingMethod });
  const [first, ...others] = undeliverable;
  if (first === undefined) return null;
  const remove = () => {
    setRemoved({ lines: undeliverable.map(({ line }) => line), takesFocus: true });
    // A failure shows in the cart's state and as a notice.
    for (const { line } of undeliverable) void shop.cart.remove(line.product.id);
  };
  return (
    <>
      <ul>
        {undeliverable.map((each) => (
          <li key={each.line.product.id}>{reasonOf(each)}</li>
        ))}
      </ul>
      <Button variant="secondary" onPress={remove}>
        {others.length === 0 ? text.takeOut.one(first.line.product.name) : text.takeOut.several(undeliverable.length)}
      </Button>
    </>
  );
}
