import { type CartLine, exceedsMaxWeight, goodsTotal, isNearMaxWeight } from "@kamra/core/cart";
import { freeDeliveryFrom } from "@kamra/core/delivery";
import { huf, type ProductId } from "@kamra/core/product";
import { useCart, useCartTotals } from "@kamra/react";
import { ButtonLink, CartPanel, FreeDeliveryMeter, WeightMeter } from "@kamra/ui";
import { useCallback } from "react";
import { useStorefrontShop } from "../../shop/useStorefrontShop.ts";
import { productPath } from "../paths/productPath.ts";
import { paths } from "../paths/paths.ts";
import { useRemovedLines } from "../missing/RemovedLinesContext.tsx";
import { cartPageText } from "./text.hu.ts";
import { UndoRemoval } from "../missing/UndoRemoval.tsx";

const none: ReadonlyArray<CartLine> = [];
const toOffers = <ButtonLink href={paths.offers}>{cartPageText.toOffers}</ButtonLink>;

/** The cart beside the page, with the distance to free delivery and, near the limit, the weight. */
export function ShopCartPanel() {
  const shop = useStorefrontShop();
  const lines = useCart(({ cart }) => cart?.lines ?? none);
  const weight = useCart((state) => state.weight);
  const totals = useCartTotals();
  const shippingMethod = useCart((state) => state.shippingMethod);
  const { setRemoved } = useRemovedLines();
  const remove = useCallback(
    (id: ProductId) => {
      // It stays open under the shopper's pointer when the last line is removed.
      shop.cart.setPanel(true);
      const { cart } = shop.cart.state.get();
      setRemoved({ lines: cart?.lines.filter(({ product }) => product.id === id) ?? none });
      // A failure shows in the cart's state and as a notice.
      void shop.cart.remove(id);
    },
    [shop, setRemoved],
  );
  const close = useCallback(() => shop.cart.setPanel(false), [shop]);
  const freeFrom = freeDeliveryFrom(shippingMethod);
  const maxWeight = shippingMethod?.maxWeight ?? null;
  return (
    <CartPanel
      lines={lines}
      total={goodsTotal(totals)}
      payable={totals.total}
      cartHref={paths.cart}
      hrefOf={productPath}
      onRemove={remove}
      onClose={close}
      emptyAction={toOffers}
    >
      <UndoRemoval />
      {freeFrom !== null && <FreeDeliveryMeter goods={huf(totals.goods + totals.discount)} freeFrom={freeFrom} />}
      {maxWeight !== null && isNearMaxWeight(weight, { shippingMethod }) && (
        <WeightMeter weight={weight} maxWeight={maxWeight} isTooHeavy={exceedsMaxWeight(weight, { shippingMethod })} />
      )}
    </CartPanel>
  );
}
