import { Button, Dialog, Icon } from "@kamra/ui";
import { useState } from "react";
import { useStorefrontShop } from "../../shop/useStorefrontShop.ts";
import { cartPageText } from "./text.hu.ts";

/**
 * Empties the cart, after asking.
 *
 * @rule CART-10
 * @rule MODAL-4
 */
export function EmptyCartButton() {
  const shop = useStorefrontShop();
  const [isAsking, setIsAsking] = useState(false);
  const empty = () => {
    setIsAsking(false);
    // A failure shows as a notice.
    void shop.cart.empty().catch(() => undefined);
  };
  return (
    <>
      <Button variant="quiet" onPress={() => setIsAsking(true)}>
        <Icon name="trash" size="small" />
        {cartPageText.empty}
      </Button>
      <Dialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title={cartPageText.emptyTitle}
        role="alertdialog"
        footer={
          <>
            <Button variant="secondary" onPress={() => setIsAsking(false)}>
              {cartPageText.emptyCancel}
            </Button>
            <Button variant="danger" onPress={empty}>
              {cartPageText.emptyConfirm}
            </Button>
          </>
        }
      >
        <p>{cartPageText.emptyQuestion}</p>
      </Dialog>
    </>
  );
}
