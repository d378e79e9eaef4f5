import { Button, Icon, QuestionDialog } from "@kamra/ui";
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
    void shop.cart.empty();
  };
  return (
    <>
      <Button variant="quiet" onPress={() => setIsAsking(true)}>
        <Icon name="trash" size="small" />
        {cartPageText.empty}
      </Button>
      <QuestionDialog
        isOpen={isAsking}
        title={cartPageText.emptyTitle}
        confirm={cartPageText.emptyConfirm}
        decline={cartPageText.emptyCancel}
        onConfirm={empty}
        onDecline={() => setIsAsking(false)}
        isDestructive
      >
        <p>{cartPageText.emptyQuestion}</p>
      </QuestionDialog>
    </>
  );
}
