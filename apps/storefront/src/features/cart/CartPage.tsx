import { type CartLine, exceedsMaxWeight, orderedQuantity } from "@kamra/core/cart";
import { useCart, useCartItemCount, useCartTotals, useDeliverySelection } from "@kamra/react";
import { AddressDisplay, CartSummary, EstimateNote, Link, WeightProblem } from "@kamra/ui";
import { useStorefrontShop } from "../../shop/useStorefrontShop.ts";
import { useCartViewed } from "../analytics/useCartViewed.ts";
import { CheckoutButton } from "../checkout/CheckoutButton.tsx";
import { SlotLostOnCart } from "../checkout/SlotLostOnCart.tsx";
import { PriceChanges } from "../missing/PriceChanges.tsx";
import { ShippingMethodPicker } from "../delivery/ShippingMethodPicker.tsx";
import { PageMeta } from "../meta/PageMeta.tsx";
import { Page } from "../page/Page.tsx";
import { WaitingOrderNotice } from "../missing/WaitingOrderNotice.tsx";
import { paths } from "../paths/paths.ts";
import { CartFailure } from "./CartFailure.tsx";
import { CartLines } from "./CartLines.tsx";
import styles from "./CartPage.module.css";
import { CartSkeleton } from "./CartSkeleton.tsx";
import { EmptyCart } from "./EmptyCart.tsx";
import { EmptyCartButton } from "./EmptyCartButton.tsx";
import { cartPageText } from "./text.hu.ts";
import { UndoRemoval } from "../missing/UndoRemoval.tsx";
import { UnavailableLines } from "./UnavailableLines.tsx";

const CartWithoutLines = () => {
  const isKnown = useCart((state) => state.isKnown);
  const isFetching = useCart((state) => state.isFetching);
  const hasFailed = useCart(({ failure }) => failure !== null);
  if (isKnown && !hasFailed)
    return (
      <>
        <WaitingOrderNotice />
        <EmptyCart />
      </>
    );
  return isFetching ? <CartSkeleton /> : <CartFailure />;
};

const noLines: ReadonlyArray<CartLine> = [];

const EstimatedWeights = () => (
  <EstimateNote quantities={useCart(({ cart }) => cart?.lines ?? noLines).map(orderedQuantity)} />
);

const FilledCart = ({ itemCount }: { readonly itemCount: number }) => {
  const shop = useStorefrontShop();
  const totals = useCartTotals();
  const weight = useCart((state) => state.weight);
  const timeSlot = useCart(({ cart }) => cart?.linkedOrder?.timeSlot ?? cart?.timeSlot ?? null);
  const isEstimate = useCart((state) => state.isEstimate);
  const selection = useDeliverySelection();
  const linkedAddress = useCart(({ cart }) => cart?.linkedOrder?.shippingAddress ?? null);
  const shippingMethod = useCart((state) => state.shippingMethod);
  const maxWeight = shippingMethod?.maxWeight ?? null;
  return (
    <div className={styles.cart}>
      <div className={styles.head}>
        <h1>{cartPageText.title}</h1>
        <p className={styles.count}>{cartPageText.lines(itemCount)}</p>
        <EmptyCartButton />
      </div>
      <div className={styles.lines}>
        <PriceChanges />
        <SlotLostOnCart />
        <UnavailableLines />
        <CartLines />
        <EstimatedWeights />
        {selection !== null && linkedAddress === null && <ShippingMethodPicker />}
        <p>
          <Link variant="standalone" href={paths.home}>
            {cartPageText.goOn}
          </Link>
        </p>
      </div>
      <div className={styles.side}>
        <AddressDisplay
          view="CartPage"
          selection={selection}
          linkedAddress={linkedAddress}
          onPress={() => shop.delivery.openPicker()}
        />
        <CartSummary
          totals={totals}
          weight={weight}
          shippingMethod={shippingMethod}
          isEstimate={isEstimate}
          timeSlot={timeSlot}
        >
          {maxWeight !== null && exceedsMaxWeight(weight, { shippingMethod }) && (
            <WeightProblem maxWeight={maxWeight} cartHref={null} deliveryInfoHref={paths.deliveryInfo} />
          )}
          <CheckoutButton />
        </CartSummary>
      </div>
    </div>
  );
};

export function CartPage() {
  const itemCount = useCartItemCount();
  useCartViewed();
  return (
    <Page>
      <PageMeta title={cartPageText.title} description={cartPageText.description} canonicalPath={null} />
      <UndoRemoval />
      {itemCount === 0 ? <CartWithoutLines /> : <FilledCart itemCount={itemCount} />}
    </Page>
  );
}
