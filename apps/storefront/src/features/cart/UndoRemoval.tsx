import { productId } from "@kamra/core/product";
import { useCartLine } from "@kamra/react";
import { Button, Notice } from "@kamra/ui";
import { useStorefrontShop } from "../../shop/useStorefrontShop.ts";
import { useRemovedLine } from "../missing/RemovedLineContext.tsx";
import { cartPageText } from "./text.hu.ts";

const noProduct = productId("none");

/** The removed line, and a button to restore it, until it is in the cart again. */
export function UndoRemoval() {
  const shop = useStorefrontShop();
  const { removed, setRemoved } = useRemovedLine();
  const { line } = useCartLine(removed?.product.id ?? noProduct);
  if (removed === null || line !== null) return null;
  const { product, quantity, alternativeQuantity, quantityType, sliced, additionalInformation } = removed;
  const putBack = () => {
    setRemoved(null);
    // A failure shows in the cart's state and as a notice.
    const shown = () => undefined;
    const wanted = { quantity: alternativeQuantity ?? quantity, quantityType };
    void shop.cart.setQuantity(product, wanted).catch(shown);
    if (sliced || additionalInformation !== null)
      void shop.cart.setLineOptions(product.id, { sliced, additionalInformation }).catch(shown);
  };
  return (
    <Notice tone="info" title={cartPageText.wasRemoved(product.name)}>
      <p>
        <Button variant="secondary" onPress={putBack}>
          {cartPageText.putBack}
        </Button>
      </p>
    </Notice>
  );
}
