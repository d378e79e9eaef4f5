import type { CartLine } from "@kamra/core/cart";
import { deliveryTexts, type ShippingMethod, shippingProblems, undeliverableProducts } from "@kamra/core/delivery";
import { useCart } from "@kamra/react";
import { Button } from "@kamra/ui";
import { useStorefrontShop } from "../../shop/useStorefrontShop.ts";
import { useRemovedLines } from "./RemovedLinesContext.tsx";
import { missingText as text } from "./text.hu.ts";

interface KeptGoodsProps {
  /** The cart's shipping method, which does not carry them. */
  readonly shippingMethod: ShippingMethod | null;
}

const none: ReadonlyArray<CartLine> = [];

/** Each with its reason; a server with newer rules names others, without a reason that this version knows. */
function keptOf(lines: ReadonlyArray<CartLine>, { method }: { readonly method: ShippingMethod }) {
  const kept = undeliverableProducts(lines, { method });
  const named = new Set(shippingProblems(method).flatMap(({ productIds }) => productIds));
  const known = new Set(kept.map(({ line }) => line));
  const others = lines.filter((line) => named.has(line.product.id) && !known.has(line));
  return [...kept, ...others.map((line) => ({ line, problems: [] }))];
}

const reasonOf = ({ line: { product }, problems: [problem] }: ReturnType<typeof keptOf>[number]): string =>
  problem === undefined ? product.name : text.kept(product.name, deliveryTexts.travelProblems[problem]);

/**
 * The goods that the cart's shipping method does not carry, each with the reason, and the button that removes them all.
 *
 * @rule SHIP-8, SEAM-1
 */
export function KeptGoods({ shippingMethod }: KeptGoodsProps) {
  const shop = useStorefrontShop();
  const { setRemoved } = useRemovedLines();
  const lines = useCart(({ cart }) => cart?.lines ?? none);
  const kept = shippingMethod === null ? [] : keptOf(lines, { method: shippingMethod });
  const [first, ...others] = kept;
  if (first === undefined) return null;
  const remove = () => {
    setRemoved({ lines: kept.map(({ line }) => line), takesFocus: true });
    // A failure shows in the cart's state and as a notice.
    for (const { line } of kept) void shop.cart.remove(line.product.id);
  };
  return (
    <>
      <ul>
        {kept.map((each) => (
          <li key={each.line.product.id}>{reasonOf(each)}</li>
        ))}
      </ul>
      <Button variant="secondary" onPress={remove}>
        {others.length === 0 ? text.takeOut.one(first.line.product.name) : text.takeOut.several(kept.length)}
      </Button>
    </>
  );
}
