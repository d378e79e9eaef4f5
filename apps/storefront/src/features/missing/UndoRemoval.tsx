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

function putLineBack(shop: StorefrontShop, line: CartLine): void {
  const { product, quantity, alternativeQuantity, quantityType, sliced, additionalInformation } = line;
  // A failure shows in the cart's state and as a notice.
  void shop.cart.setQuantity(product, { quantity: alternativeQuantity ?? quantity, quantityType });
  if (sliced || additionalInformation !== null)
    void shop.cart.setLineOptions(product.id, { sliced, additionalInformation });
}

/** The removed lines, and a button that restores them all, until they are in the cart again. */
export function UndoRemoval() {
  const shop = useStorefrontShop();
  const { removed, setRemoved } = useRemovedLines();
  const lines = useCart(
    ({ cart }) => removed.lines.filter((line) => !cart?.lines.some(({ product }) => product.id === line.product.id)),
    shallowEqual,
  );
  if (lines.length === 0) return null;
  const putBack = () => {
    setRemoved({ lines: [] });
    focusHeading();
    for (const line of lines) putLineBack(shop, line);
  };
  return (
    <NoticePlace about={removed.takesFocus === true ? removed : null}>
      <Notice tone="info" title={text.named(lines.map(({ product }) => product.name))}>
        <p>
          <Button variant="secondary" onPress={putBack}>
            {lines.length === 1 ? text.putBack.one : text.putBack.several}
          </Button>
        </p>
      </Notice>
    </NoticePlace>
  );
}
