import type { DeletedProduct } from "@kamra/core/cart";
import { useCart } from "@kamra/react";
import { Button, Notice } from "@kamra/ui";
import { useStorefrontShop } from "../../shop/useStorefrontShop.ts";
import { missingText } from "./text.hu.ts";

const text = missingText.deleted;
const none: ReadonlyArray<DeletedProduct> = [];

/**
 * The products that the shop has deleted while they were in the cart, until the shopper says that they have read it.
 *
 * @rule CART-20
 */
export function DeletedProducts() {
  const shop = useStorefrontShop();
  const deleted = useCart(({ cart }) => cart?.deletedProducts ?? none);
  if (deleted.length === 0) return null;
  return (
    <Notice tone="attention" title={text.title(deleted.map(({ productName }) => productName))}>
      <div>
        {/* A refusal shows in the cart's state. */}
        <Button variant="secondary" onPress={() => void shop.cart.acceptDeleted()}>
          {text.seen}
        </Button>
      </div>
    </Notice>
  );
}
