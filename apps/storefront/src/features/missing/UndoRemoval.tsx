import type { CartLine } from "@kamra/core/cart";
import { shallowEqual, useCart } from "@kamra/react";
import { Button, Notice } from "@kamra/ui";
import type { StorefrontShop } from "../../shop/createStorefrontShop.ts";
import { useStorefrontShop } from "../../shop/useStorefrontShop.ts";
import { focusHeading } from "../page/focusHeading.ts";
import { NoticePlace } from "./NoticePlace.tsx";
import { useRemovedLines } from "./RemovedLinesContext.tsx";
import { missingText } from "./text.hu.ts";

const text = missingText.removed;

/** Whether the line is in the cart again. */
async function putLineBack(shop: StorefrontShop, line: CartLine): Promise<boolean> {
  const { product, quantity, alternativeQuantity, quantityType, sliced, additionalInformation } = line;
  const result = shop.cart.setQuantity(product, { quantity: alternativeQuantity ?? quantity, quantityType });
  if (sliced || additionalInformation !== null)
    void shop.cart.setLineOptions(product.id, { sliced, additionalInformation });
  const { kind } = await result;
  return kind !== "refused" && kind !== "skipped";
}

/**
 * The removed lines, and a button that restores them all, until they are in the cart again. What cannot be restored stays, with
 * the reason.
 *
 * @rule CART-8
 */
export function UndoRemoval() {
  const shop = useStorefrontShop();
  const { removed, setRemoved } = useRemovedLines();
  const lines = useCart(
    ({ cart }) => removed.lines.filter((line) => !cart?.lines.some(({ product }) => product.id === line.product.id)),
    shallowEqual,
  );
  const errors = useCart((state) => state.lineErrors);
  if (lines.length === 0) return null;
  const putBack = async () => {
    setRemoved({ lines: [] });
    focusHeading();
    const isBack = await Promise.all(lines.map((line) => putLineBack(shop, line)));
    const missed = lines.filter((_line, index) => isBack[index] !== true);
    if (missed.length > 0) setRemoved({ lines: missed, takesFocus: true });
  };
  return (
    <NoticePlace about={removed.takesFocus === true ? removed : null}>
      <Notice tone="info" title={text.named(lines.map(({ product }) => product.name))}>
        {lines.map(({ product: { id, name } }) => {
          const error = errors[id];
          return error !== undefined && <p key={id}>{`${name}: ${shop.errorText(error)}`}</p>;
        })}
        <p>
          <Button variant="secondary" onPress={() => void putBack()}>
            {lines.length === 1 ? text.putBack.one : text.putBack.several}
          </Button>
        </p>
      </Notice>
    </NoticePlace>
  );
}
