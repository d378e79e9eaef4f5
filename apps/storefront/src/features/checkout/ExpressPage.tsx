import type { LinkableOrder } from "@kamra/core/checkout";
import { addressText, shippingTraits } from "@kamra/core/delivery";
import { formatPhone, isBlank } from "@kamra/core/form";
import { useCart, useCheckout } from "@kamra/react";
import { Button, Notice, Section } from "@kamra/ui";
import { useState } from "react";
import { useSending } from "../../shop/useSending.ts";
import { useShopWithCheckout } from "../../shop/useShopWithCheckout.ts";
import { useStorefrontShop } from "../../shop/useStorefrontShop.ts";
import { useMomentText } from "../page/useMomentText.ts";
import { BillingForm } from "./BillingForm.tsx";
import { ShopCouponForm } from "./ShopCouponForm.tsx";
import { ShopLinkOffers } from "./ShopLinkOffers.tsx";
import { PaymentChoiceField } from "./PaymentChoiceField.tsx";
import { PostPointChoice } from "./PostPointChoice.tsx";
import { StepPage } from "./StepPage.tsx";
import { checkoutText } from "./text.hu.ts";
import { TimeSlotChoice } from "./TimeSlotChoice.tsx";
import { useLeaveStep } from "./useLeaveStep.ts";

const text = checkoutText.linked;

/** The linked order, and a button to unlink it. */
function LinkedOrder({ order }: { readonly order: LinkableOrder }) {
  const shop = useShopWithCheckout();
  const { state, send } = useSending();
  const { timeSlot, shippingAddress } = order;
  const { time } = useMomentText();
  return (
    <Notice tone="info" title={text.title(order.id)}>
      <p>{[addressText(shippingAddress), timeSlot && time(timeSlot)].filter(Boolean).join("\u00a0· ")}</p>
      <Button variant="secondary" onPress={() => send(shop.checkout.linkTo(null))} isPending={state === "sending"}>
        {text.undo}
      </Button>
    </Notice>
  );
}

const formId = "checkout-express";

/**
 * The only step of returning users: known data, and the remaining choices.
 *
 * @rule CHK-2, CHK-4, CHK-8
 */
export function ExpressPage() {
  const { isBusy, blockers, leave } = useLeaveStep("orderDetails");
  const shop = useStorefrontShop();
  const linked = useCart(({ cart }) => cart?.linkedOrder ?? null);
  const contactPerson = useCheckout(({ data }) => data.contactPerson);
  // The field stays until the shopper leaves it, although it is valid earlier.
  const [asksForTelephone] = useState(isBlank(contactPerson?.telephone ?? null));
  const { shippingMethod, shippingAddress } = useCheckout(({ checkout }) => checkout);
  const { goesTo, needs } = shippingTraits(shippingMethod);
  return (
    <StepPage step="orderDetails" formId={formId} isBusy={isBusy} blockers={blockers}>
      {linked !== null && <LinkedOrder order={linked} />}
      {contactPerson !== null && (
        <Section title={checkoutText.summary.contact}>
          <p>
            {[contactPerson.name, contactPerson.email, formatPhone(contactPerson.telephone).replaceAll(" ", "\u00a0")]
              .filter(Boolean)
              .join("\u00a0· ")}
          </p>
        </Section>
      )}
      {linked === null && <ShopLinkOffers />}
      <Section
        title={checkoutText.summary.shipping}
        action={
          linked === null && (
            <Button variant="quiet" onPress={() => shop.delivery.openPicker()}>
              {checkoutText.shipping.otherPlace}
            </Button>
          )
        }
      >
        <p>
          {[shippingMethod?.name, shippingAddress && addressText(shippingAddress)].filter(Boolean).join("\u00a0· ")}
        </p>
        {linked === null && needs === "timeSlot" && <TimeSlotChoice />}
        {linked === null && goesTo === "postPoint" && <PostPointChoice />}
      </Section>
      <BillingForm id={formId} asksForTelephone={asksForTelephone} leave={leave} />
      <Section title={checkoutText.billing.payment}>
        <PaymentChoiceField />
      </Section>
      <ShopCouponForm />
    </StepPage>
  );
}
