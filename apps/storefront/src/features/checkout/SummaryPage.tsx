import { addressText, deliveryTime, parcelPlace, shippingTraits, takesEmptiesBack } from "@kamra/core/delivery";
import { checkoutPaths, type CheckoutStep, placedPath, placingOutcome } from "@kamra/core/checkout";
import { fieldKinds, formatPhone } from "@kamra/core/form";
import { cashDue, paymentTraits, savedCardText } from "@kamra/core/payment";
import { huf } from "@kamra/core/product";
import { formatHuf } from "@kamra/core/text";
import { useCart, useCartTotals, useCheckout, usePlaceOrder, useSavedCards, useSession } from "@kamra/react";
import { Card, Form, Link, OrderLines, ParcelPlace, Section } from "@kamra/ui";
import { type ReactNode, useEffect, useMemo } from "react";
import { useShopWithCheckout } from "../../shop/useShopWithCheckout.ts";
import { useMomentText } from "../page/useMomentText.ts";
import { paths } from "../paths/paths.ts";
import { useDonation, useOrderRequest } from "./OrderRequestContext.tsx";
import { OrderSubstitutions } from "./OrderSubstitutions.tsx";
import { PlacingNotice } from "./PlacingNotice.tsx";
import { placingScreens } from "./placingScreens.ts";
import { StepPage } from "./StepPage.tsx";
import styles from "./SummaryPage.module.css";
import { checkoutText } from "./text.hu.ts";
import { storeWanted } from "./wantedAccount.ts";
import { useOrderInHistory } from "./useOrderInHistory.ts";
import { useCheckoutLines } from "./useCheckoutLines.ts";
import { useHeldSlot } from "./useHeldSlot.ts";

const formId = "checkout-summary";
const text = checkoutText.summary;

/**
 * The summary, and the order button.
 *
 * @rule LAW-7
 */
export function SummaryPage() {
  const shop = useShopWithCheckout();
  const { placing, place } = usePlaceOrder();
  const { request } = useOrderRequest();
  const { checkout, blockers } = useCheckout();
  const ending = useMemo(() => placingOutcome(placing, { ...checkout, blockers }), [placing, checkout, blockers]);
  useOrderInHistory(placing);
  // Leaving the page dismisses a failed result; a placed order is kept.
  useEffect(
    () => () => {
      if (placedPath(shop.checkout.placing.get()) === null) shop.checkout.dismiss();
      else storeWanted(false);
    },
    [shop],
  );
  const isBusy = placing.phase === "submitting" || placing.phase === "placed";
  const isLoggedIn = () => shop.session.state.get().isLoggedIn;
  const send = async () => {
    const registers = Boolean(request.password) && !isLoggedIn();
    const sent = await place({
      ...request,
      returnsEmpties: request.returnsEmpties === true && takesEmptiesBack(checkout.shippingMethod),
      saveAsList: fieldKinds.line(request.saveAsList ?? null).value || null,
    });
    if (registers && sent?.phase === "placed" && isLoggedIn())
      shop.addNotice({ kind: "success", text: text.accountMade, durationMs: null });
  };
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
      <SummaryParts />
      <Form id={formId} label={checkoutText.steps.summary} onSubmit={() => void send()}>
        <OrderSubstitutions />
        <Section title={text.lines}>
          <Card className={styles.part}>
            <OrderLines lines={useCheckoutLines()} />
          </Card>
        </Section>
        <Terms />
      </Form>
    </StepPage>
  );
}

/** The legal texts beside the button. */
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

const Part = ({ title, step, children }: PartProps) => (
  <Card className={styles.part}>
    <Section
      title={title}
      size="small"
      action={
        <Link href={checkoutPaths[step]} aria-label={text.editNamed(title)}>
          {text.edit}
        </Link>
      }
    >
      <div>{children}</div>
    </Section>
  </Card>
);

/** The entered data, a card for each step, with a link back to it. */
function SummaryParts() {
  const moments = useMomentText();
  const { data, checkout } = useCheckout();
  const linkedOrder = useCart(({ cart }) => cart?.linkedOrder ?? null);
  const cards = useSavedCards();
  const isLoggedIn = useSession((state) => state.isLoggedIn);
  const { request, wantsAccount } = useOrderRequest();
  const willRegister = wantsAccount && !isLoggedIn;
  const { total } = useCartTotals();
  const { contactPerson, billingAddress, postPoint } = data;
  const { shippingAddress, shippingMethod, paymentMethod, flow } = checkout;
  const stepOf = (step: CheckoutStep) => (flow === "express" ? "orderDetails" : step);
  const isFetched = shippingTraits(shippingMethod).goesTo === "shop";
  const point = parcelPlace({ shippingMethod, postPoint });
  const time = deliveryTime({ shippingMethod, linkedOrder, timeSlot: useHeldSlot() });
  const donation = useDonation();
  const due = cashDue(huf(total + donation), { paymentMethod });
  const card =
    paymentTraits(paymentMethod)?.needs === "savedCard" ? cards.find(({ id }) => id === data.savedCardId) : undefined;
  return (
    <div className={styles.parts}>
      {contactPerson !== null && (
        <Part title={text.contact} step={stepOf("contact")}>
          <p>{contactPerson.name}</p>
          <p>{contactPerson.email}</p>
          <p>{formatPhone(contactPerson.telephone)}</p>
          {willRegister && <p>{text.account}</p>}
          {willRegister && !request.password && (
            <p>
              <strong>{text.passwordAgain}</strong>{" "}
              <Link href={checkoutPaths[stepOf("contact")]}>{text.givePassword}</Link>
            </p>
          )}
        </Part>
      )}
      <Part title={isFetched ? text.pickup : text.shipping} step={stepOf("shipping")}>
        <p>{shippingMethod?.name}</p>
        {point === null ? (
          shippingAddress !== null && <p>{addressText(shippingAddress)}</p>
        ) : (
          <ParcelPlace point={point} />
        )}
        {time !== null && <p>{moments.time(time)}</p>}
        {isFetched && <p>{shippingMethod?.deliveryTime}</p>}
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
        {total + donation === 0 && <p>{text.nothingToPay}</p>}
      </Part>
    </div>
  );
}

interface PartProps {
  readonly title: string;
  readonly step: CheckoutStep;
  readonly children: ReactNode;
}
