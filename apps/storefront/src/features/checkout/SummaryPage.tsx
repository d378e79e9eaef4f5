import { addressText } from "@kamra/core/delivery";
import { checkoutPaths, type CheckoutStep, placingEnding } from "@kamra/core/checkout";
import { formatPhone } from "@kamra/core/form";
import { cashDue, savedCardText } from "@kamra/core/payment";
import { huf } from "@kamra/core/product";
import { formatHuf } from "@kamra/core/text";
import { useCart, useCartTotals, useCheckout, usePlaceOrder, useSavedCards } from "@kamra/react";
import { Form, Link, OrderLines } from "@kamra/ui";
import { type ReactNode, useEffect, useMemo } from "react";
import { useStorefrontShop } from "../../shop/useStorefrontShop.ts";
import { paths } from "../shell/paths.ts";
import { useDonation, useOrderRequest } from "./OrderRequestContext.tsx";
import { OrderWishes } from "./OrderWishes.tsx";
import { PlacingNotice } from "./PlacingNotice.tsx";
import { placingScreens } from "./placingScreens.ts";
import { Section } from "./Section.tsx";
import { StepPage } from "./StepPage.tsx";
import styles from "./SummaryPage.module.css";
import { checkoutText } from "./text.hu.ts";
import { timeRangeText } from "./timeRangeText.ts";
import { useOrderInHistory } from "./useOrderInHistory.ts";
import { useCheckoutLines } from "./useCheckoutLines.ts";

const formId = "checkout-summary";
const text = checkoutText.summary;

/**
 * Everything once more, and the button that orders.
 *
 * @rule LAW-7
 */
export function SummaryPage() {
  const shop = useStorefrontShop();
  const { placing, place } = usePlaceOrder();
  const { request } = useOrderRequest();
  const { checkout, blockers } = useCheckout();
  const ending = useMemo(() => placingEnding(placing, { ...checkout, blockers }), [placing, checkout, blockers]);
  useOrderInHistory(placing);
  // Whoever leaves has seen how it ended; an order that was placed is remembered.
  useEffect(
    () => () => {
      if (shop.checkout.placing.get().phase !== "placed") shop.checkout.dismiss();
    },
    [shop],
  );
  const isBusy = placing.phase === "submitting" || placing.phase === "placed";
  return (
    <StepPage
      step="summary"
      formId={formId}
      isBusy={isBusy}
      notice={
        ending.kind === "none" ? null : { about: ending, content: <PlacingNotice placing={placing} ending={ending} /> }
      }
      actionLabel={ending.kind === "none" ? null : placingScreens[ending.kind].button}
      isOrdering={isBusy || placing.phase === "unknown"}
    >
      <Parts />
      <Form
        id={formId}
        label={checkoutText.steps.summary}
        onSubmit={() => void place({ ...request, saveAsList: request.saveAsList?.trim() || null })}
      >
        <OrderWishes />
        <Section title={text.lines}>
          <div className={styles.part}>
            <OrderLines {...useCheckoutLines()} />
          </div>
        </Section>
        <Terms />
      </Form>
    </StepPage>
  );
}

/** What the law wants said beside the button. */
function Terms() {
  const hasAdultGoods = useCart(({ cart }) => cart?.lines.some(({ product }) => product.adultsOnly) ?? false);
  return (
    <div className={styles.terms}>
      <p>
        {text.terms} <Link href={paths.terms}>{text.termsLink}</Link>,{" "}
        <Link href={paths.privacy}>{text.privacyLink}</Link>
      </p>
      <p>{text.withdrawal}</p>
      {hasAdultGoods && <p>{text.adults}</p>}
    </div>
  );
}

/** What was entered, a card a step, each with the way back to it. */
function Parts() {
  const { data, checkout } = useCheckout();
  const slot = useCart(({ cart }) => cart?.linkedOrder?.timeSlot ?? cart?.timeSlot ?? null);
  const cards = useSavedCards();
  const { total } = useCartTotals();
  const { contactPerson, billingAddress, postPoint } = data;
  const { shippingAddress, shippingMethod, paymentMethod, flow } = checkout;
  const stepOf = (step: CheckoutStep) => (flow === "express" ? "orderDetails" : step);
  const donation = useDonation();
  const due = cashDue(huf(total + donation), { paymentMethod });
  const card = paymentMethod?.kind === "savedCard" ? cards.find(({ id }) => id === data.savedCardId) : undefined;
  return (
    <div className={styles.parts}>
      {contactPerson !== null && (
        <Part title={text.contact} step={stepOf("contact")}>
          <p>{contactPerson.name}</p>
          <p>{contactPerson.email}</p>
          <p>{formatPhone(contactPerson.telephone)}</p>
        </Part>
      )}
      <Part title={text.shipping} step={stepOf("shipping")}>
        <p>{shippingMethod?.name}</p>
        {postPoint !== null && shippingMethod?.kind === "postPoint" ? (
          <p>{postPoint.name}</p>
        ) : (
          shippingAddress !== null && <p>{addressText(shippingAddress)}</p>
        )}
        {slot !== null && <p>{timeRangeText(slot)}</p>}
      </Part>
      {billingAddress !== null && (
        <Part title={text.billing} step={stepOf("billing")}>
          <p>{billingAddress.name}</p>
          <p>{addressText(billingAddress)}</p>
          {billingAddress.vatNumber !== null && <p>{billingAddress.vatNumber}</p>}
        </Part>
      )}
      <Part title={text.payment} step={stepOf("billing")}>
        <p>{card === undefined ? paymentMethod?.name : savedCardText(card)}</p>
        {due !== null && <p>{text.cashDue(formatHuf(due))}</p>}
      </Part>
    </div>
  );
}

interface PartProps {
  readonly title: string;
  readonly step: CheckoutStep;
  readonly children: ReactNode;
}

const Part = ({ title, step, children }: PartProps) => (
  <div className={styles.part}>
    <Section
      title={title}
      action={
        <Link href={checkoutPaths[step]} aria-label={text.editNamed(title)}>
          {text.edit}
        </Link>
      }
    >
      <div>{children}</div>
    </Section>
  </div>
);
