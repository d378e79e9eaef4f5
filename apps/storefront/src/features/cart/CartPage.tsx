import { type CartLine, exceedsMaxWeight, orderedQuantity } from "@kamra/core/cart";
import { useCart, useCartItemCount, useCartTotals, useDeliverySelection, useUser } from "@kamra/react";
import {
  AddressDisplay,
  Button,
  ButtonLink,
  CartSkeleton,
  CartSummary,
  EmptyState,
  ErrorState,
  EstimateNote,
  Icon,
  Link,
  QuestionDialog,
  WeightProblem,
} from "@kamra/ui";
import { useState } from "react";
import { useStorefrontShop } from "../../shop/useStorefrontShop.ts";
import { useCartViewed } from "../analytics/useCartViewed.ts";
import { CheckoutButton } from "../checkout/CheckoutButton.tsx";
import { SlotGoneNotice } from "../checkout/SlotGone.tsx";
import { useHoldOnCart } from "../checkout/useHoldOnCart.ts";
import { ShopShippingMethodPicker } from "../delivery/ShopShippingMethodPicker.tsx";
import { PageMeta } from "../meta/PageMeta.tsx";
import { DeletedProducts } from "../missing/DeletedProducts.tsx";
import { PriceChanges } from "../missing/PriceChanges.tsx";
import { UndoRemoval } from "../missing/UndoRemoval.tsx";
import { WaitingOrderNotice } from "../missing/WaitingOrderNotice.tsx";
import { Page } from "../page/Page.tsx";
import { paths } from "../paths/paths.ts";
import { CartLines } from "./CartLines.tsx";
import styles from "./CartPage.module.css";
import { ShopUnavailableLines } from "../missing/ShopUnavailableLines.tsx";
import { cartPageText } from "./text.hu.ts";

/**
 * Empties the cart, after asking.
 *
 * @rule CART-10
 * @rule MODAL-4
 */
function EmptyCartButton() {
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

/**
 * The message about a cart that failed to load, with a retry button.
 * @rule CART-3
 */
function CartFailure() {
  const shop = useStorefrontShop();
  const failure = useCart((state) => state.failure);
  return (
    <ErrorState
      homeHref={paths.home}
      {...(failure === null ? {} : { message: shop.errorText(failure) })}
      // A failure shows in the cart's state.
      onRetry={() => void shop.cart.refresh()}
    />
  );
}

/** An empty cart, with links to products. */
function EmptyCart() {
  const user = useUser();
  return (
    <EmptyState
      icon="basket"
      level="h1"
      title={cartPageText.nothingTitle}
      action={
        <>
          <ButtonLink href={paths.offers}>{cartPageText.toOffers}</ButtonLink>
          <ButtonLink variant="secondary" href={paths.quickList}>
            {cartPageText.toQuickList}
          </ButtonLink>
          {user !== null && (
            <ButtonLink variant="secondary" href={paths.orderedProducts}>
              {cartPageText.toUsual}
            </ButtonLink>
          )}
        </>
      }
    >
      <p>{cartPageText.nothing}</p>
    </EmptyState>
  );
}

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
  if (!isFetching) return <CartFailure />;
  return (
    <>
      <h1>{cartPageText.title}</h1>
      <CartSkeleton />
    </>
  );
};

const noLines: ReadonlyArray<CartLine> = [];

const EstimatedWeights = () => (
  <EstimateNote quantities={useCart(({ cart }) => cart?.lines ?? noLines).map(orderedQuantity)} />
);

const FilledCart = ({ itemCount }: { readonly itemCount: number }) => {
  const shop = useStorefrontShop();
  const totals = useCartTotals();
  const weight = useCart((state) => state.weight);
  const linkedSlot = useCart(({ cart }) => cart?.linkedOrder?.timeSlot ?? null);
  const chosenSlot = useCart(({ cart }) => cart?.timeSlot ?? null);
  const hold = useHoldOnCart();
  const isSlotGone = hold?.status === "lost" || hold?.status === "unfit";
  const timeSlot = isSlotGone ? null : chosenSlot;
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
        <SlotGoneNotice hold={hold} />
        <ShopUnavailableLines />
        <CartLines />
        <EstimatedWeights />
        {selection !== null && linkedAddress === null && <ShopShippingMethodPicker timeSlot={timeSlot} />}
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
          timeSlot={linkedSlot ?? timeSlot}
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
      <DeletedProducts />
      {itemCount === 0 ? <CartWithoutLines /> : <FilledCart itemCount={itemCount} />}
    </Page>
  );
}
